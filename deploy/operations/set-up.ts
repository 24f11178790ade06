import type { Firebase } from '../cli/firebase.ts';
import { protectData } from './backups.ts';
import { findGcloud } from './gcloud.ts';
import { setUpWatch, type Watch, watchCommands } from './watch.ts';

/**
 * Sets up what commands can: recovery and backups of the database, alerts and a budget. May be run
 * again at any time. Throws a `Refusal` with the cure where a command fails.
 */
export async function setUp(firebase: Firebase, watch: Watch): Promise<void> {
  await protectData(firebase, watch.projectId);
  const gcloud = findGcloud();
  if (gcloud) return setUpWatch(gcloud, watch);
  console.log(
    `\nAlerts and the budget need the Google Cloud CLI, which is not installed here. Install it (https://cloud.google.com/sdk/docs/install) and run this again, or paste these lines once into Cloud Shell (https://shell.cloud.google.com/?project=${watch.projectId}):\n`,
  );
  for (const line of watchCommands(watch)) console.log(line);
}
