//! Eternal Palace: dice placed in the emperor's garden, and a painting that grows layer by layer.
