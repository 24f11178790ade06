/**
 * The `predeploy` hook of a plain `firebase deploy`: builds and checks `functions` or `hosting`.
 * `npm run deploy` does the same without the hook.
 */
import { requirePreparedProject } from './access/prepare-project.ts';
import { buildFunctions, buildWeb } from './builds/production-build.ts';
import {
  checkFunctions,
  checkHeaders,
  checkProject,
  checkWeb,
  readFirebaseConfig,
} from './checks/checks.ts';
import { findGcloud } from './cli/gcloud.ts';
import { functionsParameters, writeParameters } from './parameters/functions-parameters.ts';
import { Refusal, runCommand } from './refusal.ts';
import { findShop } from './settings/settings-files.ts';

await runCommand(async () => {
  const [target] = process.argv.slice(2);
  // firebase-tools sets this to the project ID even if given an alias.
  const projectId = process.env.GCLOUD_PROJECT;
  if (projectId === undefined) {
    throw new Refusal('`firebase deploy` runs this. To deploy, use npm run deploy');
  }
  const shop = findShop(projectId);
  checkProject(shop);
  if (target === 'functions') {
    buildFunctions();
    checkFunctions(shop);
    await requirePreparedProject(findGcloud(), { projectId, parts: ['functions'] });
    writeParameters(projectId, functionsParameters(shop.settings));
  } else if (target === 'hosting') {
    buildWeb(shop);
    checkWeb(shop);
    checkHeaders(shop, readFirebaseConfig());
  } else {
    throw new Refusal('Usage: predeploy.ts functions|hosting');
  }
});
