//! How Eternal Palace looks and speaks.
