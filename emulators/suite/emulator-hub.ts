import { hubUrl } from '../addresses.ts';

/** Asks firebase-tools' hub for the names of the running emulators; throws while there is no hub. */
export async function runningEmulators(): Promise<string[]> {
  const response = await fetch(`${hubUrl}/emulators`);
  return Object.keys((await response.json()) as object);
}

/** The address of firebase-tools' UI; nothing where it does not run. */
export async function emulatorUiUrl(): Promise<string | undefined> {
  const response = await fetch(`${hubUrl}/emulators`);
  const { ui } = (await response.json()) as { ui?: { host: string; port: number } };
  return ui && `http://${ui.host}:${ui.port}`;
}

/** Writes the data of Auth and Firestore to a directory, in place of what is there. */
export async function exportEmulators(directory: string): Promise<void> {
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'start-shop' }),
  });
  if (!response.ok) throw new Error(`The emulators' data was not saved: ${await response.text()}`);
}

/** Whether documents that are written from now on start functions. */
export async function setBackgroundTriggers(enabled: boolean): Promise<void> {
  const action = enabled ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const response = await fetch(`${hubUrl}/functions/${action}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
}
