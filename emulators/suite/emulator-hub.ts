import { hubUrl } from '../addresses.ts';

/** Used only in a loop that retries failed requests. */
export async function runningEmulators(): Promise<string[]> {
  const response = await fetch(`${hubUrl}/emulators`);
  return Object.keys((await response.json()) as object);
}

/** Undefined if the UI isn't installed. */
export async function emulatorUiUrl(): Promise<string | undefined> {
  const response = await fetch(`${hubUrl}/emulators`);
  const { ui } = (await response.json()) as { ui?: { host: string; port: number } };
  return ui && `http://${ui.host}:${ui.port}`;
}

export async function exportEmulatorData(directory: string): Promise<void> {
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // `initiatedBy` appears only in firebase-tools' usage statistics.
    body: JSON.stringify({ path: directory, initiatedBy: 'start-shop' }),
  });
  if (!response.ok) throw new Error(`The emulators' data was not saved: ${await response.text()}`);
}

/**
 * Stops functions from running when documents change. Enabling triggers again changes the URLs of
 * scheduled functions.
 */
export async function setBackgroundTriggers(enabled: boolean): Promise<void> {
  const action = enabled ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`${hubUrl}/functions/${action}`, { method: 'PUT' });
  if (!response.ok)
    throw new Error(`${action} failed: ${response.status} ${await response.text()}`);
}
