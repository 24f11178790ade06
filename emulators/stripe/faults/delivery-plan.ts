import type { WebhookRule } from './fault-settings.ts';

export interface DeliveryPlan {
  dropped: boolean;
  delayMs: number;
  /** How long to wait for a later event to be sent first; 0 disables this. */
  heldMs: number;
  duplicates: number;
  requests: number;
  unsentAttempts: number;
  /** How many attempts lose their response, after the attempts that aren't sent. */
  lostResponses: number;
  /** How many of the first attempts are signed with a timestamp that's `seconds` old. */
  stale: { attempts: number; seconds: number };
  wrongSecretAttempts: number;
}

export function faultlessPlan(): DeliveryPlan {
  return {
    dropped: false,
    delayMs: 0,
    heldMs: 0,
    duplicates: 0,
    requests: 1,
    unsentAttempts: 0,
    lostResponses: 0,
    stale: { attempts: 0, seconds: 0 },
    wrongSecretAttempts: 0,
  };
}

export function applyRule(plan: DeliveryPlan, rule: WebhookRule): void {
  switch (rule.fault) {
    case 'drop':
      plan.dropped = true;
      break;
    case 'duplicate':
      plan.duplicates += rule.more;
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
      plan.wrongSecretAttempts = rule.attempts;
      break;
    case 'fail':
      if (rule.when === 'before') plan.unsentAttempts = rule.attempts;
      else plan.lostResponses = rule.attempts;
      break;
  }
}
