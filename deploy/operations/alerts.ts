import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of Cloud Monitoring's AlertPolicy is relied on here; its reference describes the rest. */
interface AlertPolicy {
  /** Unique: an alert of this name that a project already has is left as it is. */
  displayName: string;
  conditions: { conditionMatchedLog: { filter: string } }[];
}

export interface Alert {
  /** The absolute path of its file. */
  file: string;
  policy: AlertPolicy;
}

const folder = join(import.meta.dirname, 'alerts');

/** The alerts on log entries that mean lost money or customers; `docs/operations.md` says what to do. */
export const alerts: readonly Alert[] = readdirSync(folder)
  .sort()
  .map((name) => {
    const file = join(folder, name);
    return { file, policy: JSON.parse(readFileSync(file, 'utf8')) };
  });
