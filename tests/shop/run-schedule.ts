import { runScheduled } from '@dental-shop/emulators/suite/run-scheduled';

/**
 * Runs a scheduled function immediately. Only `sweepMail` also runs on its own in tests, every 10
 * s.
 */
export const runSchedule = (name: string): Promise<void> => runScheduled(name);
