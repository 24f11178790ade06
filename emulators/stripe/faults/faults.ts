import { applyRule, type DeliveryPlan, faultlessPlan } from './delivery-plan.ts';
import {
  type FaultSettings,
  type FaultStatus,
  faultSettings,
  type RequestRule,
  type WebhookRule,
} from './fault-settings.ts';
import { matchesPattern, type RuleDraw, ruleDraw } from './rule-draw.ts';

export interface RequestFault {
  slowMs: number;
  hold: Promise<void>;
  failure: Exclude<RequestRule['fault'], 'slow' | 'hold'> | null;
}

/** Spaces out the rules' seeds, so consecutive rules don't draw the same numbers. */
const seedStep = 7919;

export class Faults {
  #settings: FaultSettings = faultSettings.parse({});
  #webhooks: RuleDraw<WebhookRule>[] = [];
  #requests: RuleDraw<RequestRule>[] = [];
  #releases: (() => void)[] = [];

  /** Replaces all faults and releases held requests; planned deliveries aren't changed. */
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

  status(webhooksWaiting: number): FaultStatus {
    return {
      ...this.#settings,
      webhooks: this.#webhooks.map(({ rule, applied }) => ({ ...rule, applied })),
      requests: this.#requests.map(({ rule, applied }) => ({ ...rule, applied })),
      webhooksWaiting,
    };
  }

  get retryDelaysMs(): readonly number[] | undefined {
    return this.#settings.retryDelaysMs;
  }

  planDelivery(type: string): DeliveryPlan {
    const plan = faultlessPlan();
    for (const draw of this.#webhooks) {
      if (matchesPattern(type, draw.rule.type) && draw.applies()) applyRule(plan, draw.rule);
    }
    return plan;
  }

  onRequest(method: string, path: string, when: RequestRule['when']): RequestFault {
    const fault: RequestFault = { slowMs: 0, hold: Promise.resolve(), failure: null };
    for (const draw of this.#requests) {
      const { rule } = draw;
      if (rule.when !== when || (rule.method ?? method) !== method) continue;
      if (!matchesPattern(path, rule.path) || !draw.applies()) continue;
      if (rule.fault === 'slow') fault.slowMs += rule.ms;
      else if (rule.fault === 'hold') fault.hold = this.#untilReplaced();
      else fault.failure ??= rule.fault;
    }
    return fault;
  }

  #untilReplaced(): Promise<void> {
    return new Promise((resolve) => {
      this.#releases.push(resolve);
    });
  }
}
