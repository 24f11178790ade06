import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AccountState, emptyState } from './account-state.ts';
import { stripeApiVersion } from './api-version.ts';
import { nowInSeconds } from './identifiers.ts';

const writeDelayMs = 200;
const eventRetentionS = 30 * 24 * 60 * 60;

interface StateFile {
  state: AccountState;
  changed(): void;
  flush(): void;
}

export function openStateFile(path: string | undefined): StateFile {
  if (path === undefined) {
    return { state: emptyState(), changed: () => {}, flush: () => {} };
  }
  const state = existsSync(path) ? readState(path) : emptyState();
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.new`;
    writeFileSync(temporary, JSON.stringify({ apiVersion: stripeApiVersion, books: state }));
    // A rename is atomic, so a crash while writing leaves the old file intact.
    renameSync(temporary, path);
  };
  return {
    state,
    changed: () => {
      timer ??= setTimeout(write, writeDelayMs);
    },
    flush: () => {
      clearTimeout(timer);
      write();
    },
  };
}

function readState(path: string): AccountState {
  const fix = `Move ${path} away to start with no data.`;
  let parsed: { apiVersion?: unknown; books?: Partial<AccountState> };
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`The local Stripe can't read its data. ${fix}`, { cause });
  }
  if (parsed.apiVersion !== stripeApiVersion) {
    throw new Error(`The local Stripe's data is from API version ${parsed.apiVersion}. ${fix}`);
  }
  const state = emptyState();
  for (const [name, shelf] of Object.entries(state)) {
    Object.assign(shelf, Object.entries(parsed.books ?? {}).find(([key]) => key === name)?.[1]);
  }
  deleteOldEvents(state);
  return state;
}

/** Stripe keeps events for 30 days; events with pending deliveries are kept longer. */
function deleteOldEvents(state: AccountState): void {
  const oldest = nowInSeconds() - eventRetentionS;
  for (const { id, created } of Object.values(state.events)) {
    if (created < oldest && state.pendingDeliveries[id] === undefined) delete state.events[id];
  }
}
