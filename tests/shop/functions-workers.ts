import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** The functions emulator runs each function in processes of its own, started from this file. */
const workerScript = 'functionsEmulatorRuntime';
const ownModules = join(projectRoot, 'node_modules');

/** A process that runs a function, and for how many seconds it has been there. */
export interface FunctionsWorker {
  pid: number;
  age: number;
}

/** Those of this project: another copy of it may run on the same machine. */
export function functionsWorkers(): FunctionsWorker[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,etimes=,args='], { encoding: 'utf8' });
  return processes
    .split('\n')
    .filter((line) => line.includes(ownModules) && line.includes(workerScript))
    .map((line) => {
      const [pid = 0, age = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, age };
    });
}

/** Ends processes as a crash would. One that has ended by itself meanwhile is no error. */
export function killWorkers(workers: readonly FunctionsWorker[]): void {
  for (const { pid } of workers) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Ends every process that runs a function, as a crash would. Returns how many there were. */
export function killFunctionsWorkers(): number {
  const workers = functionsWorkers();
  killWorkers(workers);
  return workers.length;
}
