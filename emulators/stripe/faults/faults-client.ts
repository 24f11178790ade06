import type { FaultSettingsInput, FaultStatus } from './fault-settings.ts';

export type { FaultSettingsInput, FaultStatus };

export function setFaults(url: string, faults: FaultSettingsInput): Promise<FaultStatus> {
  return requestFaults(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

export function fetchFaults(url: string): Promise<FaultStatus> {
  return requestFaults(url, {});
}

/** Faults already planned for existing events still happen. */
export function clearFaults(url: string): Promise<FaultStatus> {
  return requestFaults(url, { method: 'DELETE' });
}

async function requestFaults(url: string, request: RequestInit): Promise<FaultStatus> {
  const response = await fetch(`${url}/_faults`, request);
  if (!response.ok)
    throw new Error(`The local Stripe rejected the request: ${await response.text()}`);
  return (await response.json()) as FaultStatus;
}
