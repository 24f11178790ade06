import { prepareCommands, prepareProject } from '../access/prepare-project.ts';
import type { Firebase } from '../cli/firebase.ts';
import { findGcloud } from '../cli/gcloud.ts';
import { Refusal } from '../refusal.ts';
import { protectData } from './backups.ts';
import { setUpWatch, type Watch, watchCommands } from './watch.ts';

export async function setUp(firebase: Firebase, watch: Watch): Promise<void> {
  const { projectId } = watch;
  const gcloud = findGcloud();
  const problems = gcloud ? await prepareProject(gcloud, projectId) : [];
  // Printed immediately, because a later step may fail for another reason.
  for (const problem of problems) console.log(`✘ ${problem}`);
  await protectData(firebase, projectId);
  if (gcloud) {
    await setUpWatch(gcloud, watch);
    if (problems.length > 0) throw new Refusal('A deploy would fail. Fix what is marked ✘ above.');
    return;
  }
  console.log(
    `\nThe functions' service account, alerts and the budget need the Google Cloud CLI, which isn't installed here. Install it (https://cloud.google.com/sdk/docs/install) and run this again, or paste these lines once into Cloud Shell (https://shell.cloud.google.com/?project=${projectId}):\n`,
  );
  for (const line of [...prepareCommands(projectId), ...watchCommands(watch)]) console.log(line);
}
