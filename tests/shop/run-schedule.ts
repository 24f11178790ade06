import { runScheduled } from '@dental-shop/emulators/suite/run-scheduled';

/** Runs a scheduled function now. Of the schedules only that of `sweepMail` runs by itself here, every 10 s. */
export const runSchedule = (name: string): Promise<void> => runScheduled(name);
