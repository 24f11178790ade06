import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether this system lets a signal reach a whole group of processes. */
export const hasProcessGroups = process.platform !== 'win32';

/** The start time tells it from a later process with the same id. */
export interface RunningProcess {
  id: number;
  parent: number;
  started: string;
}

/** Reads the output of `ps -eo pid=,ppid=,lstart=`. */
export function parseProcesses(printed: string): RunningProcess[] {
  return [...printed.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S.*?)\s*$/gm)].map(
    ([, id, parent, started = '']) => ({ id: Number(id), parent: Number(parent), started }),
  );
}

/** The processes that `ancestor` started, and those that these started, and so on. */
export function descendantsOf(
  ancestor: number,
  processes: readonly RunningProcess[],
): RunningProcess[] {
  return processes
    .filter(({ parent }) => parent === ancestor)
    .flatMap((child) => [child, ...descendantsOf(child.id, processes)]);
}

/** Every process there is; none where the system has no `ps`. */
export function listProcesses(): RunningProcess[] {
  const listing = spawnSync('ps', ['-eo', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return parseProcesses(listing.stdout ?? '');
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** Kills a process or, by a negative id, its whole group; it may have ended already. */
export function endAtOnce(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Kills whichever of `processes` still run. */
export function endLeftOvers(processes: readonly RunningProcess[]): void {
  const running = new Map(listProcesses().map(({ id, started }) => [id, started]));
  for (const { id, started } of processes) {
    if (running.get(id) === started) endAtOnce(id);
  }
}

/** Waits until a process is gone, at most `maxMs`. */
export async function waitForEnd(processId: number, maxMs: number): Promise<void> {
  const end = Date.now() + maxMs;
  while (isAlive(processId) && Date.now() < end) await pause(50);
}
