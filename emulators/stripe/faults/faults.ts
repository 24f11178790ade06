import { applyRule, type DeliveryPlan, soundPlan } from './delivery-plan.ts';
import {
  type FaultSettings,
  faultSettings,
  type RequestRule,
  type ShownFaults,
  type WebhookRule,
} from './fault-settings.ts';
import { matchesPattern, type RuleDraw, ruleDraw } from './rule-draw.ts';

/** What happens to a request, before or after its effect. */
export interface RequestFault {
  slowMs: number;
  /** Settles when the request may go on; at once, where nothing holds it. */
  held: Promise<void>;
  /** Null where no fault struck. */
  answer: Exclude<RequestRule['fault'], 'slow' | 'hold'> | null;
}

/** Between the seeds of two rules, so that neighbors do not draw the same numbers. */
const seedStep = 7919;

/** The faults that are switched on; none at first, and none after a restart. */
export class Faults {
  #settings: FaultSettings = faultSettings.parse({});
  #webhooks: RuleDraw<WebhookRule>[] = [];
  #requests: RuleDraw<RequestRule>[] = [];
  /** Let go of the requests that are held. */
  #releases: (() => void)[] = [];

  /**
   * Puts these in place of all that were there, and lets go of held requests; deliveries already planned go as
   * planned.
   */
  set(settings: FaultSettings): void {
    for (const release of this.#releases.splice(0)) release();
    let { seed } = settings;
    const next = () => {
      seed += seedStep;
      return seed;
    };
    this.#settings = settings;
    this.#webhooks = settings.webhooks.map((rule) => ruleDraw(rule, next()));
    this.#requests = settings.requests.map((rule) => ruleDraw(rule, next()));
  }

  clear(): void {
    this.set(faultSettings.parse({}));
  }

  shown(webhooksWaiting: number): ShownFaults {
    return {
      ...this.#settings,
      webhooks: this.#webhooks.map(({ rule, struck }) => ({ ...rule, struck })),
      requests: this.#requests.map(({ rule, struck }) => ({ ...rule, struck })),
      webhooksWaiting,
    };
  }

  /** Pauses in ms before the nth retry of a webhook, if the settings have any. */
  get retryDelaysMs(): readonly number[] | undefined {
    return this.#settings.retryDelaysMs;
  }

  /** Decides what will go wrong with the deliveries of a new event. */
  planDelivery(type: string): DeliveryPlan {
    const plan = soundPlan();
    for (const draw of this.#webhooks) {
      if (matchesPattern(type, draw.rule.type) && draw.strikes()) applyRule(plan, draw.rule);
    }
    return plan;
  }

  /** Decides what goes wrong with a request; of several rules that answer, the first one does. */
  onRequest(method: string, path: string, when: RequestRule['when']): RequestFault {
    const fault: RequestFault = { slowMs: 0, held: Promise.resolve(), answer: null };
    for (const draw of this.#requests) {
      const { rule } = draw;
      if (rule.when !== when || (rule.method ?? method) !== method) continue;
      if (!matchesPattern(path, rule.path) || !draw.strikes()) continue;
      if (rule.fault === 'slow') fault.slowMs += rule.ms;
      else if (rule.fault === 'hold') fault.held = this.#untilReplaced();
      else fault.answer ??= rule.fault;
    }
    return fault;
  }

  #untilReplaced(): Promise<void> {
    return new Promise((resolve) => {
      this.#releases.push(resolve);
    });
  }
}
