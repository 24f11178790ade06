import type { FaultSettingsInput, FaultStatus } from 'local-stripe/faults';

/** Enough retries for every event to be delivered during the run. */
const retryDelaysMs = [200, 400, 800, 1_600, ...Array.from({ length: 40 }, () => 3_000)];

export function faultMix(seed: number): FaultSettingsInput {
  return {
    seed,
    retryDelaysMs,
    webhooks: [
      { fault: 'drop', probability: 0.06 },
      { fault: 'duplicate', probability: 0.08 },
      { fault: 'delay', ms: 1_000, probability: 0.1 },
      { fault: 'reorder', ms: 2_000, probability: 0.1 },
      { fault: 'concurrent', requests: 3, probability: 0.06 },
      { fault: 'stale-timestamp', probability: 0.04 },
      { fault: 'wrong-secret', probability: 0.04 },
      { fault: 'fail', attempts: 2, when: 'before', probability: 0.05 },
      { fault: 'fail', attempts: 1, when: 'after', probability: 0.06 },
    ],
    requests: [
      { fault: 'error', when: 'before', probability: 0.015 },
      { fault: 'error', when: 'after', probability: 0.01 },
      { fault: 'rate-limit', when: 'before', probability: 0.015 },
      { fault: 'rate-limit', when: 'after', probability: 0.01 },
      { fault: 'cut', when: 'before', probability: 0.01 },
      { fault: 'cut', when: 'after', probability: 0.01 },
      { fault: 'slow', when: 'before', ms: 300, probability: 0.03 },
      { fault: 'slow', when: 'after', ms: 300, probability: 0.03 },
    ],
  };
}

export function countAppliedFaults({ webhooks, requests }: FaultStatus): [string, number][] {
  return [
    ...webhooks.map((rule): [string, number] => [
      `webhook ${rule.fault}${rule.fault === 'fail' ? ` ${rule.when} the shop heard of it` : ''}`,
      rule.applied,
    ]),
    ...requests.map(({ fault, when, applied }): [string, number] => [
      `request ${fault} ${when} the effect`,
      applied,
    ]),
  ];
}
