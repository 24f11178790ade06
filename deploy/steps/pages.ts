import type { Firebase } from '../cli/firebase.ts';
import { findKnownFailure } from '../cli/known-failures.ts';
import { Refusal } from '../refusal.ts';

const previousChannel = 'previous';

const live = (projectId: string) => `${projectId}:live`;
const previous = (projectId: string) => `${projectId}:${previousChannel}`;

/**
 * Copies the live pages to a channel for `--rollback`. Firebase deletes the channel after at most
 * seven days.
 */
export async function saveLivePages(firebase: Firebase, projectId: string): Promise<void> {
  const { succeeded, output } = await firebase(
    ['hosting:clone', live(projectId), previous(projectId)],
    { silent: true },
  );
  if (succeeded) return;
  if (/could not find (the channel|a version)/i.test(output)) return;
  const failure = findKnownFailure(output);
  throw new Refusal(failure?.fix(projectId) ?? `Couldn't save the current pages: ${output.trim()}`);
}

/** Restores the pages from before the last deploy; functions and rules stay unchanged. */
export async function rollBack(firebase: Firebase, projectId: string): Promise<void> {
  const { succeeded, output } = await firebase([
    'hosting:clone',
    previous(projectId),
    live(projectId),
  ]);
  if (!succeeded) {
    throw new Refusal(
      findKnownFailure(output)?.fix(projectId) ??
        `Couldn't restore the pages. Choose an earlier release at https://console.firebase.google.com/project/${projectId}/hosting/sites, then "Roll back" in its menu.`,
    );
  }
  console.log(
    'Customers have the earlier pages again. Functions and rules are still from the last deploy. To restore them too, check out the earlier commit and run `npm run deploy`.',
  );
}

const channelAddress = /Channel URL \([^)]*\): (https:\/\/\S+)/;

interface Preview {
  projectId: string;
  firebase: Firebase;
  configFile: string;
}

export async function deployPreview(
  { projectId, firebase, configFile }: Preview,
  channel: string,
): Promise<string> {
  const { succeeded, output } = await firebase([
    'hosting:channel:deploy',
    channel,
    ...['--expires', '7d'],
    ...['--config', configFile],
  ]);
  const [, address] = channelAddress.exec(output) ?? [];
  if (succeeded && address) return address;
  throw new Refusal(
    findKnownFailure(output)?.fix(projectId) ?? 'firebase-tools failed. See its output above.',
  );
}
