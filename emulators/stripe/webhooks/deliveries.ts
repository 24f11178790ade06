import type { AccountState } from '../account/account-state.ts';
import { type DeliveryPlan, faultlessPlan } from '../faults/delivery-plan.ts';
import type { Faults } from '../faults/faults.ts';
import type { AttemptLog } from './attempt-log.ts';
import { type AttemptOutcome, attemptDelivery, isAccepted } from './delivery-attempt.ts';
import type { WebhookEndpoint } from './send-webhook.ts';

/**
 * The number of concurrent deliveries. More would slow down an endpoint that starts a process per
 * request, such as the functions emulator.
 */
const maxConcurrent = 8;

export interface Deliveries {
  start(eventId: string): void;
  stop(): Promise<void>;
}

interface DeliveryOptions {
  state: AccountState;
  endpoint: WebhookEndpoint;
  faults: Faults;
  attempts: AttemptLog;
  retryDelaysMs: readonly number[];
  changed: () => void;
  log: (line: string) => void;
}

export function startDeliveries(options: DeliveryOptions): Deliveries {
  const { state, faults } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const plans = new Map<string, DeliveryPlan>();
  const held = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const due: string[] = [];
  const stopping = new AbortController();

  function schedule(eventId: string, delayMs: number): void {
    clearTimeout(timers.get(eventId));
    timers.set(eventId, setTimeout(enqueue, delayMs, eventId));
  }

  function enqueue(eventId: string): void {
    timers.delete(eventId);
    held.delete(eventId);
    if (underWay.size < maxConcurrent) attempt(eventId);
    else due.push(eventId);
  }

  /** Schedules the next attempt only after this one ends, so attempts never overlap. */
  function attempt(eventId: string): void {
    const made = [...plans.keys()];
    const overtaken = made.slice(0, made.indexOf(eventId)).filter((earlier) => held.has(earlier));
    const plan = plans.get(eventId) ?? faultlessPlan();
    const running = attemptOnce(options, eventId, plan, stopping.signal).then((delayMs) => {
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

  /** After a restart, retry delays start over, because the endpoint is probably starting too. */
  function start(eventId: string): void {
    const plan = faults.planDelivery(state.events[eventId]?.type ?? '');
    if (plan.dropped) {
      delete state.pendingDeliveries[eventId];
      return;
    }
    state.pendingDeliveries[eventId] = { attempts: 0 };
    plans.set(eventId, plan);
    if (plan.heldMs > 0) held.add(eventId);
    schedule(eventId, Math.max(plan.delayMs, plan.heldMs));
  }

  for (const eventId of Object.keys(state.pendingDeliveries)) start(eventId);
  return {
    start,
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

/** Resolves to the delay in ms before the next attempt, or null. */
async function attemptOnce(
  options: DeliveryOptions,
  eventId: string,
  plan: DeliveryPlan,
  stop: AbortSignal,
): Promise<number | null> {
  const { state } = options;
  const event = state.events[eventId];
  const pending = state.pendingDeliveries[eventId];
  if (event === undefined || pending === undefined) return null;
  const at = Date.now();
  const outcome = await attemptDelivery(options.endpoint, event, pending.attempts, plan, stop);
  // Interrupted, so the outcome is unknown and the event will be sent again.
  if (stop.aborted) return null;
  options.attempts.add(eventId, { at, ms: Date.now() - at, outcome });
  const taken = isAccepted(outcome);
  const attempts = pending.attempts + 1;
  const delay = nextDelay(options, plan, taken, attempts);
  if (delay === undefined) {
    delete state.pendingDeliveries[eventId];
    if (taken) state.events[eventId] = { ...event, pending_webhooks: 0 };
  } else {
    state.pendingDeliveries[eventId] = { attempts };
  }
  if (!taken) logFailure(options, { event: eventId, type: event.type, attempts, outcome, delay });
  options.changed();
  return delay ?? null;
}

/** In ms; undefined if no attempt remains. */
function nextDelay(
  options: DeliveryOptions,
  plan: DeliveryPlan,
  taken: boolean,
  attempts: number,
): number | undefined {
  if (!taken) return (options.faults.retryDelaysMs ?? options.retryDelaysMs)[attempts - 1];
  if (plan.duplicates === 0) return undefined;
  plan.duplicates -= 1;
  return 0;
}

function logFailure(
  options: DeliveryOptions,
  failed: {
    event: string;
    type: string;
    attempts: number;
    outcome: AttemptOutcome;
    delay: number | undefined;
  },
): void {
  const next = failed.delay === undefined ? 'abandoned' : `next attempt in ${failed.delay} ms`;
  options.log(
    `Webhook ${failed.event} (${failed.type}): attempt ${failed.attempts} failed ` +
      `(${failed.outcome}); ${next}.`,
  );
}
