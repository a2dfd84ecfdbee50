//! How Eternal Palace looks and speaks.

pub mod art;
