import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** Each worker process of the functions emulator runs this script. */
const workerScript = 'functionsEmulatorRuntime';
const ownModules = join(projectRoot, 'node_modules');

/** `age` is in seconds. */
export interface FunctionsWorker {
  pid: number;
  age: number;
}

/** Ignores other copies of this project on the same machine. */
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

/** Simulates a crash. Ignores processes that have already ended. */
export function killWorkers(workers: readonly FunctionsWorker[]): void {
  for (const { pid } of workers) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Simulates a crash and returns the number of killed workers. */
export function killFunctionsWorkers(): number {
  const workers = functionsWorkers();
  killWorkers(workers);
  return workers.length;
}
