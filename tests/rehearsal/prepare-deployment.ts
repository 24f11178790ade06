import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb } from '@dental-shop/deploy/builds/production-build';
import {
  checkFunctions,
  checkHeaders,
  checkWeb,
  configForBuild,
} from '@dental-shop/deploy/checks/checks';
import {
  dotenvText,
  functionsParameters,
} from '@dental-shop/deploy/parameters/functions-parameters';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { settings } from './names.ts';

const folder = '.local/rehearsal';
const functionsFolder = `${folder}/functions`;

/**
 * Builds and checks the shop like a deploy and returns the path of its configuration. Only a copy
 * of the functions' folder gets the secrets, so they can't be uploaded.
 */
export function prepareDeployment(secrets: Readonly<Record<string, string>>): string {
  rmSync(join(projectRoot, folder), { recursive: true, force: true });
  mkdirSync(join(projectRoot, folder), { recursive: true });
  const settingsFile = join(projectRoot, folder, 'settings.json');
  writeFileSync(settingsFile, JSON.stringify(settings, null, 2));
  const shop = { alias: undefined, file: settingsFile, settings };
  buildFunctions();
  checkFunctions(shop);
  buildWeb(shop);
  checkWeb(shop);
  const deployed = configForBuild(shop);
  checkHeaders(shop, deployed);

  const [codebase] = deployed.functions;
  if (codebase === undefined) throw new Error('firebase.json deploys no functions.');
  const copy = join(projectRoot, functionsFolder);
  cpSync(join(projectRoot, codebase.source), copy, { recursive: true });
  const parameters = dotenvText(functionsParameters(settings));
  writeFileSync(join(copy, `.env.${settings.projectId}`), parameters);
  writeFileSync(join(copy, '.secret.local'), dotenvText(secrets));

  const { configDir: _ownFolder, ...local } = codebase;
  const rehearsed = { ...deployed, functions: [{ ...local, source: functionsFolder }] };
  // firebase-tools rejects paths outside the folder of its configuration.
  const configFile = join(projectRoot, 'firebase.rehearsal.json');
  writeFileSync(configFile, JSON.stringify(rehearsed, null, 2));
  return configFile;
}
