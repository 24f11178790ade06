import { repeat } from './repeat.ts';
import { runScheduled } from './run-scheduled.ts';

/** Production sweeps every minute; a developer waits at the screen for the mail. */
const mailPauseMs = 10_000;

/**
 * A fake of Cloud Scheduler for the one schedule that a developer would miss: mails that are due go
 * out. The other sweeps repair what went wrong, and run when a test asks for it.
 */
export function startScheduler(): { stop(): Promise<void> } {
  return repeat(() => runScheduled('sweepMail'), mailPauseMs);
}
