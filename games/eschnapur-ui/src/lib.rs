//! How Der Palast von Eschnapur looks and speaks.
