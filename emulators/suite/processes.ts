import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export const hasProcessGroups = process.platform !== 'win32';

/** `started` distinguishes the process from a later one with the same ID. */
export interface RunningProcess {
  id: number;
  parent: number;
  started: string;
}

export function parseProcesses(printed: string): RunningProcess[] {
  return [...printed.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S.*?)\s*$/gm)].map(
    ([, id, parent, started = '']) => ({ id: Number(id), parent: Number(parent), started }),
  );
}

export function findDescendants(
  ancestor: number,
  processes: readonly RunningProcess[],
): RunningProcess[] {
  return processes
    .filter(({ parent }) => parent === ancestor)
    .flatMap((child) => [child, ...findDescendants(child.id, processes)]);
}

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

export function killProcess(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // Already exited.
  }
}

export function killRemaining(processes: readonly RunningProcess[]): void {
  const running = new Map(listProcesses().map(({ id, started }) => [id, started]));
  for (const { id, started } of processes) {
    if (running.get(id) === started) killProcess(id);
  }
}

export async function waitForExit(processId: number, maxMs: number): Promise<void> {
  const end = Date.now() + maxMs;
  while (isAlive(processId) && Date.now() < end) await pause(50);
}
