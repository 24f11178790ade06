import { execFileSync } from 'node:child_process';

/** The functions emulator runs each function in a process of its own, started from this file. */
const workerScript = 'functionsEmulatorRuntime';

function workers(): number[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return processes
    .split('\n')
    .filter((line) => line.includes(workerScript))
    .map((line) => Number.parseInt(line, 10));
}

/** Ends every process that runs a function, as a crash would. Returns how many there were. */
export function killFunctionsWorkers(): number {
  const pids = workers();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}
