export type ScheduledChange = 'settle-payment' | 'open-dispute' | 'complete-refund' | 'fail-refund';

export interface PendingChange {
  change: ScheduledChange;
  /** In ms since the epoch. */
  dueAt: number;
}

interface ScheduledChangesOptions {
  due: Record<string, PendingChange>;
  delayMs: number;
  perform: (change: ScheduledChange, objectId: string) => void;
}

export function startScheduledChanges({ due, delayMs, perform }: ScheduledChangesOptions): {
  add(change: ScheduledChange, objectId: string): void;
  stop(): void;
} {
  const timers = new Set<NodeJS.Timeout>();
  const schedule = (objectId: string, { change, dueAt }: PendingChange): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        delete due[objectId];
        perform(change, objectId);
      },
      Math.max(0, dueAt - Date.now()),
    );
    timers.add(timer);
  };
  for (const [objectId, change] of Object.entries(due)) schedule(objectId, change);
  return {
    add(change, objectId) {
      const pendingChange: PendingChange = { change, dueAt: Date.now() + delayMs };
      due[objectId] = pendingChange;
      schedule(objectId, pendingChange);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
