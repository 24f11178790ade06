/** What happens to an object without a request. */
export type LaterChange = 'settle-payment' | 'open-dispute' | 'complete-refund' | 'fail-refund';

/** A change that is still to come. */
export interface DueChange {
  change: LaterChange;
  /** In ms since the epoch. */
  dueAt: number;
}

interface LaterChangesSetting {
  /** Where they are kept until they have happened, by the id of the object. */
  due: Record<string, DueChange>;
  delayMs: number;
  perform: (change: LaterChange, objectId: string) => void;
}

/** Makes the changes that an earlier process left, and those that `add` schedules. */
export function startLaterChanges({ due, delayMs, perform }: LaterChangesSetting): {
  add(change: LaterChange, objectId: string): void;
  stop(): void;
} {
  const timers = new Set<NodeJS.Timeout>();
  const schedule = (objectId: string, { change, dueAt }: DueChange): void => {
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
      const dueChange: DueChange = { change, dueAt: Date.now() + delayMs };
      due[objectId] = dueChange;
      schedule(objectId, dueChange);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
