export type LaterChange = 'settle-payment' | 'open-dispute' | 'complete-refund' | 'fail-refund';

export interface DueChange {
  change: LaterChange;
  /** In ms since the epoch. */
  dueAt: number;
}

interface LaterChangesSetting {
  due: Record<string, DueChange>;
  delayMs: number;
  perform: (change: LaterChange, objectId: string) => void;
}

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
