import type { Books } from '../account/books.ts';
import { sendWebhook, type WebhookEndpoint } from './send-webhook.ts';

/** Sends events until the endpoint has taken each one, or the retries are used up. */
export interface Deliveries {
  /** Sends the event, and again until it is taken. */
  begin(eventId: string): void;
  /** Stops all attempts and timers; what is not yet taken stays pending in the books. */
  stop(): Promise<void>;
}

/** What deliveries depend on. */
interface DeliverySetting {
  books: Books;
  endpoint: WebhookEndpoint;
  /** Pause in ms before the nth retry. */
  retryDelaysMs: readonly number[];
  /** Called after every attempt, which the books record. */
  changed: () => void;
  log: (line: string) => void;
}

/** Takes up what an earlier process left undelivered, and whatever `begin` is told. */
export function startDeliveries(setting: DeliverySetting): Deliveries {
  const { books } = setting;
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  function schedule(eventId: string, delayMs: number): void {
    timers.set(eventId, setTimeout(attempt, delayMs, eventId));
  }

  /** The next attempt is scheduled only when this one has ended: never two at a time. */
  function attempt(eventId: string): void {
    timers.delete(eventId);
    const running = attemptOnce(setting, eventId, stopping.signal).then((delayMs) => {
      underWay.delete(running);
      if (delayMs !== null && !stopping.signal.aborted) schedule(eventId, delayMs);
    });
    underWay.add(running);
  }

  /** Also after a restart the pauses begin anew: the endpoint is probably starting as well. */
  function begin(eventId: string): void {
    books.pendingDeliveries[eventId] = { attempts: 0 };
    schedule(eventId, 0);
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

/** Sends once and records how it went. Resolves to the pause before the next attempt, or null. */
async function attemptOnce(
  setting: DeliverySetting,
  eventId: string,
  stop: AbortSignal,
): Promise<number | null> {
  const { books, retryDelaysMs } = setting;
  const event = books.events[eventId];
  const pending = books.pendingDeliveries[eventId];
  if (event === undefined || pending === undefined) return null;
  const outcome = await sendWebhook(setting.endpoint, event, stop).catch(reasonOf);
  // Stopped in the middle: nobody knows whether it was taken, so it will be sent again.
  if (stop.aborted) return null;
  const taken = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
  const attempts = pending.attempts + 1;
  const delay = retryDelaysMs[attempts - 1];
  if (taken || delay === undefined) {
    delete books.pendingDeliveries[eventId];
    if (taken) books.events[eventId] = { ...event, pending_webhooks: 0 };
  }
  if (!taken) logFailure(setting, { event: eventId, type: event.type, attempts, outcome, delay });
  setting.changed();
  if (taken || delay === undefined) return null;
  books.pendingDeliveries[eventId] = { attempts };
  return delay;
}

function logFailure(
  setting: DeliverySetting,
  failed: {
    event: string;
    type: string;
    attempts: number;
    outcome: number | string;
    delay: number | undefined;
  },
): void {
  const next = failed.delay === undefined ? 'given up' : `next attempt in ${failed.delay} ms`;
  setting.log(
    `Webhook ${failed.event} (${failed.type}): attempt ${failed.attempts} failed ` +
      `(${failed.outcome}); ${next}.`,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
