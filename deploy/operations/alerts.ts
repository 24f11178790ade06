import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface AlertPolicy {
  displayName: string;
  conditions: { conditionMatchedLog: { filter: string } }[];
}

export interface Alert {
  file: string;
  policy: AlertPolicy;
}

const folder = join(import.meta.dirname, 'alerts');

/** Alerts on log entries that indicate lost money or customers; see `docs/operations.md`. */
export const alerts: readonly Alert[] = readdirSync(folder)
  .sort()
  .map((name) => {
    const file = join(folder, name);
    return { file, policy: JSON.parse(readFileSync(file, 'utf8')) };
  });
