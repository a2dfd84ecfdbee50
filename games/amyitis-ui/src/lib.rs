//! How Amyitis looks and speaks.

pub mod art;
