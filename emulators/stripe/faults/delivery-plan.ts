import type { WebhookRule } from './fault-settings.ts';

/** What will go wrong with the deliveries of one event. */
export interface DeliveryPlan {
  dropped: boolean;
  /** Pause in ms before the first attempt. */
  delayMs: number;
  /** How long in ms the event waits at most for a later one to overtake it; 0: not at all. */
  heldMs: number;
  /** Deliveries that are still to come after the endpoint has taken the event. */
  more: number;
  /** Requests at the same moment for each attempt. */
  requests: number;
  /** First attempts that never reach the endpoint. */
  unsent: number;
  /** Attempts after those whose answer is lost. */
  unheard: number;
  /** First attempts with an old time in the signature, and how old in seconds. */
  stale: { attempts: number; seconds: number };
  /** First attempts signed with another secret. */
  wrongSecret: number;
}

/** A delivery without faults. */
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

/** Adds a rule that struck to the plan. */
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
