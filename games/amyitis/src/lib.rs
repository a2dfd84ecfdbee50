//! Amyitis with its expansion Der Palast: the hanging gardens of Babylon.
