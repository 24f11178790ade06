import { functionsUrl } from '../addresses.ts';
import { repeat } from './repeat.ts';

/** The functions emulator starts a process first, which may be slow. */
const maxRunMs = 120_000;

/**
 * Runs a scheduled function once, because the emulators don't run schedules. The URL ends in a
 * generation number that increases when background triggers are re-enabled (`npm run seed:scale`);
 * earlier URLs respond with 204 without running.
 */
export async function runScheduled(name: string, functions = functionsUrl): Promise<void> {
  for (let generation = 0; ; generation += 1) {
    const response = await fetch(`${functions}/${name}-${generation}`, {
      method: 'POST',
      signal: AbortSignal.timeout(maxRunMs),
    });
    if (response.status === 204) continue;
    if (response.ok) return;
    if (response.status === 404 && generation > 0) {
      throw new Error(`${name} did not run: background triggers are disabled.`);
    }
    throw new Error(`${name} responded with ${response.status}.`);
  }
}

/** More often than in production, because a developer is waiting for the email. */
const pauseMs = 10_000;

/**
 * Replaces Cloud Scheduler for shipments and outgoing email only. Other sweeps repair failures and
 * run when a test calls them.
 */
export function startScheduler(): { stop(): Promise<void> } {
  return repeat(async () => {
    await runScheduled('sweepShipments');
    await runScheduled('sweepMail');
  }, pauseMs);
}
