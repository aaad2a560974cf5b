//! The recruiter's disk: an encrypted casebook.
