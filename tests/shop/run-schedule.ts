import { runScheduled } from '@dental-shop/emulators/suite/run-scheduled';

/**
 * Runs a scheduled function immediately. In tests, no schedule runs on its own, except
 * `sweepShipments` and `sweepMail` every 10 s.
 */
export const runSchedule = (name: string): Promise<void> => runScheduled(name);
