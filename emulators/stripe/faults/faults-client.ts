import type { GivenFaults, ShownFaults } from './fault-settings.ts';

export type { GivenFaults, ShownFaults };

export function switchFaultsOn(url: string, faults: GivenFaults): Promise<ShownFaults> {
  return callFaults(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

export function shownFaults(url: string): Promise<ShownFaults> {
  return callFaults(url, {});
}

/** Faults already planned for existing events still happen. */
export function switchFaultsOff(url: string): Promise<ShownFaults> {
  return callFaults(url, { method: 'DELETE' });
}

async function callFaults(url: string, request: RequestInit): Promise<ShownFaults> {
  const response = await fetch(`${url}/_faults`, request);
  if (!response.ok)
    throw new Error(`The local Stripe rejected the request: ${await response.text()}`);
  return (await response.json()) as ShownFaults;
}
