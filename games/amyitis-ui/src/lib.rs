//! How Amyitis looks and speaks.
