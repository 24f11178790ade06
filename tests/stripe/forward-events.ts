import Stripe from 'stripe';

interface Forwarding {
  stripe: Pick<Stripe, 'events'>;
  webhookUrl: string;
  /** Signs forwarded events, because Stripe's API returns them without signatures. */
  webhookSecret: string;
  pauseMs: number;
  log: (line: string) => void;
}

/** Allows for a difference between Stripe's clock and the local one. */
const clockToleranceSeconds = 60;

/**
 * Polls for new events and forwards them to the shop's webhook, because Stripe can't reach a
 * computer behind a router. Forwards the oldest first, with retries.
 */
export class EventForwarding {
  readonly #forwarding: Forwarding;
  readonly #since = Math.floor(Date.now() / 1000) - clockToleranceSeconds;
  readonly #taken = new Set<string>();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(forwarding: Forwarding) {
    this.#forwarding = forwarding;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { pauseMs, log } = this.#forwarding;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#forwardNew();
      } catch (error) {
        log(`Could not forward events, retrying: ${error}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async #forwardNew(): Promise<void> {
    const { stripe, log } = this.#forwarding;
    const found: Stripe.Event[] = [];
    const list = stripe.events.list({ created: { gte: this.#since }, limit: 100 });
    for await (const event of list) if (!this.#taken.has(event.id)) found.push(event);
    for (const event of found.reverse()) {
      const status = await this.#send(event);
      if (status >= 200 && status < 300) this.#taken.add(event.id);
      else log(`The webhook responded with ${status} to ${event.type} ${event.id}`);
    }
  }

  async #send(event: Stripe.Event): Promise<number> {
    const { webhookUrl, webhookSecret: secret } = this.#forwarding;
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(60_000)]),
    });
    await response.body?.cancel();
    return response.status;
  }
}
