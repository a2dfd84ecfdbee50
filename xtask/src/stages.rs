//! Runs stages one after another, with a header for each and a summary of the failures at the end.
//!
//! A failed stage does not stop the others, so that one run shows all failures.

use anyhow::{Context, Result, bail, ensure};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// The failed stages so far.
#[derive(Debug, Default)]
pub(crate) struct Stages {
    failed: Vec<&'static str>,
}

impl Stages {
    /// Runs one stage and remembers whether it failed.
    pub(crate) fn run(&mut self, name: &'static str, stage: impl FnOnce() -> Result<()>) {
        println!("\n== {name} ==");
        let start = Instant::now();
        let result = stage();
        let seconds = start.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("-- {name}: ok, {seconds:.1} s"),
            Err(error) => {
                println!("-- {name}: FAILED, {seconds:.1} s: {error:#}");
                self.failed.push(name);
            }
        }
    }

    /// Fails if any stage failed; the error names them.
    pub(crate) fn finish(self) -> Result<()> {
        if !self.failed.is_empty() {
            bail!("failed: {}", self.failed.join(", "));
        }
        Ok(())
    }
}

/// Runs a command that prints its own errors, and fails if its exit status is not success.
pub(crate) fn succeed(command: &mut Command) -> Result<()> {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default()
        .to_owned();
    let status = command.stdin(Stdio::null()).status();
    let status = status.with_context(|| format!("running {}", program.display()))?;
    ensure!(
        status.success(),
        "{} ended with {status}",
        program.display()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_runs_and_the_failed_ones_are_named() {
        let (mut stages, mut ran) = (Stages::default(), 0);
        stages.run("one", || bail!("no"));
        stages.run("two", || {
            ran += 1;
            Ok(())
        });
        stages.run("three", || bail!("no"));
        assert_eq!(ran, 1);
        assert_eq!(
            stages.finish().unwrap_err().to_string(),
            "failed: one, three"
        );
    }
}
