//! The tests that cross crate borders: fixtures, journeys, house rules and the real window.
