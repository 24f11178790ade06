import Stripe from 'stripe';

/** Where events are taken from and handed on to. */
interface Forwarding {
  stripe: Pick<Stripe, 'events'>;
  webhookUrl: string;
  /** Signs what is handed on: Stripe's own signature cannot be had without a public address. */
  webhookSecret: string;
  /** In ms. */
  pauseMs: number;
  say: (line: string) => void;
}

/** As long as Stripe's own clock may be behind this machine's, in seconds. */
const clockToleranceSeconds = 60;

/**
 * Hands every event from now on to the shop's webhook, the oldest first and again until it is taken:
 * a computer behind a router has no address that Stripe could send them to.
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
    const { pauseMs, say } = this.#forwarding;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#forwardNew();
      } catch (error) {
        say(`Events were not handed on, and are tried again: ${error}`);
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
    const { stripe, say } = this.#forwarding;
    const found: Stripe.Event[] = [];
    const list = stripe.events.list({ created: { gte: this.#since }, limit: 100 });
    for await (const event of list) if (!this.#taken.has(event.id)) found.push(event);
    for (const event of found.reverse()) {
      const status = await this.#send(event);
      if (status >= 200 && status < 300) this.#taken.add(event.id);
      else say(`The webhook responded with ${status} to ${event.type} ${event.id}`);
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
