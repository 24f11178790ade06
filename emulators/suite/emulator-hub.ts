import { hubUrl } from '../addresses.ts';

export async function runningEmulators(): Promise<string[]> {
  const response = await fetch(`${hubUrl}/emulators`);
  return Object.keys((await response.json()) as object);
}

export async function emulatorUiUrl(): Promise<string | undefined> {
  const response = await fetch(`${hubUrl}/emulators`);
  const { ui } = (await response.json()) as { ui?: { host: string; port: number } };
  return ui && `http://${ui.host}:${ui.port}`;
}

export async function exportEmulators(directory: string): Promise<void> {
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'start-shop' }),
  });
  if (!response.ok) throw new Error(`The emulators' data was not saved: ${await response.text()}`);
}

export async function setBackgroundTriggers(enabled: boolean): Promise<void> {
  const action = enabled ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`${hubUrl}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
}
