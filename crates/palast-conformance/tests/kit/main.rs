//! The kit's own tests: clean games pass it, and every planted defect is caught.

mod kept;
mod mutants;
mod perft;
mod solo;
mod toy;
