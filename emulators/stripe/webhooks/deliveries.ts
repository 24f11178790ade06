import type { Books } from '../account/account-state.ts';
import { type DeliveryPlan, soundPlan } from '../faults/delivery-plan.ts';
import type { Faults } from '../faults/faults.ts';
import type { AttemptLog } from './attempt-log.ts';
import { type AttemptOutcome, attemptDelivery, isTaken } from './delivery-attempt.ts';
import type { WebhookEndpoint } from './send-webhook.ts';

/**
 * Concurrent deliveries. More would slow down an endpoint that starts a process per request, such
 * as the functions emulator.
 */
const mostAtOnce = 8;

export interface Deliveries {
  begin(eventId: string): void;
  stop(): Promise<void>;
}

interface DeliverySetting {
  books: Books;
  endpoint: WebhookEndpoint;
  faults: Faults;
  attempts: AttemptLog;
  retryDelaysMs: readonly number[];
  changed: () => void;
  log: (line: string) => void;
}

export function startDeliveries(setting: DeliverySetting): Deliveries {
  const { books, faults } = setting;
  const timers = new Map<string, NodeJS.Timeout>();
  const plans = new Map<string, DeliveryPlan>();
  const held = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const due: string[] = [];
  const stopping = new AbortController();

  function schedule(eventId: string, delayMs: number): void {
    clearTimeout(timers.get(eventId));
    timers.set(eventId, setTimeout(attemptInTurn, delayMs, eventId));
  }

  function attemptInTurn(eventId: string): void {
    timers.delete(eventId);
    held.delete(eventId);
    if (underWay.size < mostAtOnce) attempt(eventId);
    else due.push(eventId);
  }

  /** Schedules the next attempt only after this one ends, so attempts never overlap. */
  function attempt(eventId: string): void {
    const made = [...plans.keys()];
    const overtaken = made.slice(0, made.indexOf(eventId)).filter((earlier) => held.has(earlier));
    const plan = plans.get(eventId) ?? soundPlan();
    const running = attemptOnce(setting, eventId, plan, stopping.signal).then((delayMs) => {
      underWay.delete(running);
      if (stopping.signal.aborted) return;
      for (const waiting of overtaken) if (held.delete(waiting)) schedule(waiting, 0);
      if (delayMs === null) plans.delete(eventId);
      else schedule(eventId, delayMs);
      const next = due.shift();
      if (next !== undefined) attempt(next);
    });
    underWay.add(running);
  }

  /** Backoff restarts with the process, because the endpoint is probably starting too. */
  function begin(eventId: string): void {
    const plan = faults.planDelivery(books.events[eventId]?.type ?? '');
    if (plan.dropped) {
      delete books.pendingDeliveries[eventId];
      return;
    }
    books.pendingDeliveries[eventId] = { attempts: 0 };
    plans.set(eventId, plan);
    if (plan.heldMs > 0) held.add(eventId);
    schedule(eventId, Math.max(plan.delayMs, plan.heldMs));
  }

  for (const eventId of Object.keys(books.pendingDeliveries)) begin(eventId);
  return {
    begin,
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

/** Resolves to the delay in ms before the next attempt, or null. */
async function attemptOnce(
  setting: DeliverySetting,
  eventId: string,
  plan: DeliveryPlan,
  stop: AbortSignal,
): Promise<number | null> {
  const { books } = setting;
  const event = books.events[eventId];
  const pending = books.pendingDeliveries[eventId];
  if (event === undefined || pending === undefined) return null;
  const at = Date.now();
  const outcome = await attemptDelivery(setting.endpoint, event, pending.attempts, plan, stop);
  // Interrupted, so the outcome is unknown and the event will be sent again.
  if (stop.aborted) return null;
  setting.attempts.add(eventId, { at, ms: Date.now() - at, outcome });
  const taken = isTaken(outcome);
  const attempts = pending.attempts + 1;
  const delay = pauseAfter(setting, plan, taken, attempts);
  if (delay === undefined) {
    delete books.pendingDeliveries[eventId];
    if (taken) books.events[eventId] = { ...event, pending_webhooks: 0 };
  } else {
    books.pendingDeliveries[eventId] = { attempts };
  }
  if (!taken) logFailure(setting, { event: eventId, type: event.type, attempts, outcome, delay });
  setting.changed();
  return delay ?? null;
}

/** In ms; undefined if no attempt remains. */
function pauseAfter(
  setting: DeliverySetting,
  plan: DeliveryPlan,
  taken: boolean,
  attempts: number,
): number | undefined {
  if (!taken) return (setting.faults.retryDelaysMs ?? setting.retryDelaysMs)[attempts - 1];
  if (plan.more === 0) return undefined;
  plan.more -= 1;
  return 0;
}

function logFailure(
  setting: DeliverySetting,
  failed: {
    event: string;
    type: string;
    attempts: number;
    outcome: AttemptOutcome;
    delay: number | undefined;
  },
): void {
  const next = failed.delay === undefined ? 'abandoned' : `next attempt in ${failed.delay} ms`;
  setting.log(
    `Webhook ${failed.event} (${failed.type}): attempt ${failed.attempts} failed ` +
      `(${failed.outcome}); ${next}.`,
  );
}
