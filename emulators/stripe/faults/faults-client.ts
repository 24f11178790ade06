import type { GivenFaults, ShownFaults } from './fault-settings.ts';

export type { GivenFaults, ShownFaults };

/** Switches faults on in the local Stripe at `url`, in place of those that were on. */
export function switchFaultsOn(url: string, faults: GivenFaults): Promise<ShownFaults> {
  return callFaults(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

/** The faults that are on, how often each struck, and how many webhooks are still to be sent. */
export function shownFaults(url: string): Promise<ShownFaults> {
  return callFaults(url, {});
}

/** Switches all faults off; what was planned for an event already made still happens. */
export function switchFaultsOff(url: string): Promise<ShownFaults> {
  return callFaults(url, { method: 'DELETE' });
}

async function callFaults(url: string, request: RequestInit): Promise<ShownFaults> {
  const response = await fetch(`${url}/_faults`, request);
  if (!response.ok) throw new Error(`The local Stripe refused: ${await response.text()}`);
  return (await response.json()) as ShownFaults;
}
