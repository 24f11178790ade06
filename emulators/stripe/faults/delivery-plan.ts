import type { WebhookRule } from './fault-settings.ts';

export interface DeliveryPlan {
  dropped: boolean;
  delayMs: number;
  /** How long to wait for a later event to be sent first; 0 disables this. */
  heldMs: number;
  more: number;
  requests: number;
  unsent: number;
  /** The number of subsequent attempts whose response is lost. */
  unheard: number;
  /** How many of the first attempts have an old signature timestamp, and how old it is. */
  stale: { attempts: number; seconds: number };
  wrongSecret: number;
}

export function soundPlan(): DeliveryPlan {
  return {
    dropped: false,
    delayMs: 0,
    heldMs: 0,
    more: 0,
    requests: 1,
    unsent: 0,
    unheard: 0,
    stale: { attempts: 0, seconds: 0 },
    wrongSecret: 0,
  };
}

export function applyRule(plan: DeliveryPlan, rule: WebhookRule): void {
  switch (rule.fault) {
    case 'drop':
      plan.dropped = true;
      break;
    case 'duplicate':
      plan.more += rule.more;
      break;
    case 'delay':
      plan.delayMs += rule.ms;
      break;
    case 'reorder':
      plan.heldMs = Math.max(plan.heldMs, rule.ms);
      break;
    case 'concurrent':
      plan.requests = Math.max(plan.requests, rule.requests);
      break;
    case 'stale-timestamp':
      plan.stale = { attempts: rule.attempts, seconds: rule.seconds };
      break;
    case 'wrong-secret':
      plan.wrongSecret = rule.attempts;
      break;
    case 'fail':
      if (rule.when === 'before') plan.unsent = rule.attempts;
      else plan.unheard = rule.attempts;
      break;
  }
}
