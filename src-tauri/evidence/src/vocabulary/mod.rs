//! The terms of the field, their senses, and what each weighs for each seat.

mod role_id;

pub use role_id::RoleId;
