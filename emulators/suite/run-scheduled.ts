import { functionsUrl } from '../addresses.ts';
import { repeat } from './repeat.ts';

/** In ms: the functions emulator starts a process first, on a machine that may be busy. */
const maxRunMs = 120_000;

/**
 * Runs a scheduled function: its schedule does not run in the emulators, it does when asked. Its address
 * ends in a number, which the emulator raises whenever background triggers are switched on again
 * (`npm run seed:scale` does); the earlier addresses keep answering, with 204 and without running.
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
      throw new Error(`${name} did not run: background triggers are switched off.`);
    }
    throw new Error(`${name} answered ${response.status}.`);
  }
}

/** Production sweeps every minute; a developer waits at the screen for the mail. */
const mailPauseMs = 10_000;

/**
 * A fake of Cloud Scheduler for the one schedule that a developer would miss: mails that are due go
 * out. The other sweeps repair what went wrong, and run when a test asks for it.
 */
export function startScheduler(): { stop(): Promise<void> } {
  return repeat(() => runScheduled('sweepMail'), mailPauseMs);
}
