import { functionsUrl } from '../addresses.ts';
import { repeat } from './repeat.ts';

/** Sooner than in production, where it is a minute: somebody waits at the screen for a mail. */
const mailPauseMs = 10_000;

/**
 * Stands in for Cloud Scheduler as far as it would be missed: mails that wait for their time go out.
 * What else is scheduled repairs what went wrong, and runs when a test asks for it.
 */
export function startScheduler(): { stop(): Promise<void> } {
  return repeat(async () => {
    await fetch(`${functionsUrl}/sweepMail-0`, { method: 'POST' });
  }, mailPauseMs);
}
