import { runScheduled } from '@dental-shop/emulators/suite/run-scheduled';

/** Runs a scheduled function: the schedule does not run here, its function does when asked. */
export const runSchedule = (name: string): Promise<void> => runScheduled(name);
