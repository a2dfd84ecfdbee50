//! The server that is measured: a process of its own, so that its memory and CPU time are its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use super::wire::Wire;

/// How long a server may take to begin.
const LONGEST_START: Duration = Duration::from_secs(120);

/// A running server on this machine.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// The process, if it is ours.
    process: Option<Child>,
    /// From the start of the process to its first page.
    pub(crate) first_answer: Option<Duration>,
}

impl Server {
    /// Starts this program as a server with its tables in `data`, or in memory.
    pub(crate) async fn start(data: Option<&Path>) -> anyhow::Result<Self> {
        let program = std::env::current_exe().context("finding this program")?;
        let mut command = Command::new(program);
        // It is measured as it is, whatever a server on this machine is set to.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("PALAST_") {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--port", "0", "--bind", "127.0.0.1"]);
        command.args(["--bot-pace-ms", "0", "--no-limits", "--log", "warn"]);
        match data {
            Some(dir) => command.arg("--data").arg(dir),
            None => command.arg("--memory"),
        };
        let begun = Instant::now();
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("starting the server")?;
        let output = process.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        // The server prints its address once it can be reached, or ends.
        BufReader::new(output).read_line(&mut line)?;
        let mut server = Self {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            process: Some(process),
            first_answer: None,
        };
        let address = line
            .trim()
            .strip_prefix("http://")
            .map(|rest| rest.trim_end_matches('/'));
        let address = address.and_then(|address| address.parse().ok());
        server.address = address.context("the server did not start")?;
        let first = first_page(server.address);
        let first = tokio::time::timeout(LONGEST_START, first).await;
        first.context("the server does not answer")??;
        server.first_answer = Some(begun.elapsed());
        Ok(server)
    }

    /// A server that somebody else has started.
    pub(crate) const fn running(address: SocketAddr) -> Self {
        Self {
            address,
            process: None,
            first_answer: None,
        }
    }

    /// Ends our own server as an operator would, and waits for it.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        if let Some(mut process) = self.process.take() {
            #[cfg(unix)]
            {
                use rustix::process::{Pid, Signal, kill_process};
                let pid = i32::try_from(process.id()).ok().and_then(Pid::from_raw);
                kill_process(pid.context("the server has no number")?, Signal::TERM)?;
            }
            #[cfg(not(unix))]
            process.kill()?;
            process.wait()?;
        }
        Ok(())
    }

    /// Resident memory in KiB, where the system tells.
    pub(crate) fn memory(&self) -> Option<f64> {
        let status = self.proc_file("status")?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// CPU time used so far in seconds, where the system tells.
    pub(crate) fn cpu(&self) -> Option<f64> {
        cpu_in(&self.proc_file("stat")?)
    }

    fn proc_file(&self, name: &str) -> Option<String> {
        let process = self.process.as_ref()?;
        std::fs::read_to_string(format!("/proc/{}/{name}", process.id())).ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// CPU time of this process in seconds, where the system tells.
pub(crate) fn own_cpu() -> Option<f64> {
    cpu_in(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// User and system time in a line of `/proc/PID/stat`.
fn cpu_in(stat: &str) -> Option<f64> {
    // Linux counts a hundred ticks a second for programs, whatever it does itself.
    const TICKS: f64 = 100.0;
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (times.next()?.parse().ok()?, times.next()?.parse().ok()?);
    Some((user + system) / TICKS)
}

async fn first_page(server: SocketAddr) -> anyhow::Result<()> {
    let mut wire = Wire::connect(server).await?;
    let request = format!("GET / HTTP/1.1\r\nHost: {server}\r\n\r\n");
    let answer = wire.request(request.as_bytes()).await?;
    if answer.status != 200 {
        bail!("the first page was refused with status {}", answer.status);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::cpu_in;

    #[test]
    fn cpu_time_is_read() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 100 0 0 0 150 50 0 0 20 0 3 0 9 0 0";
        assert_eq!(cpu_in(stat), Some(2.0));
        assert_eq!(cpu_in("nonsense"), None);
    }
}
