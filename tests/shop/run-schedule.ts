import { functionsUrl } from '@dental-shop/emulators/addresses';

const maxRunMs = 120_000;

/** Runs a scheduled function: the schedule does not run here, its function does when asked. */
export async function runSchedule(name: string): Promise<void> {
  const response = await fetch(`${functionsUrl}/${name}-0`, {
    method: 'POST',
    signal: AbortSignal.timeout(maxRunMs),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
}
