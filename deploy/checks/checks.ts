import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampProblems } from '../builds/production-build.ts';
import {
  deployConfig,
  type FirebaseConfig,
  getPolicy,
  headerProblems,
} from '../config/deploy-config.ts';
import { policyProblems, sharedPolicyProblems } from '../config/policy-problems.ts';
import {
  type Declared,
  discoverDeclared,
  parameterProblems,
} from '../parameters/declared-parameters.ts';
import { functionsParameters } from '../parameters/functions-parameters.ts';
import { deployedFolders, projectRoot } from '../project.ts';
import { Refusal } from '../refusal.ts';
import { readAliases, settingsAliases } from '../settings/aliases.ts';
import { aliasProblems } from '../settings/reject-live-test-mixup.ts';
import type { Shop } from '../settings/settings-files.ts';
import { staticFiles } from '../steps/keep-static-files.ts';
import { functionsBuildProblems } from './functions-build.ts';
import { gitProblems, privateFiles } from './kept-out-of-git.ts';
import { projectFilesProblems } from './project-files.ts';
import { webBuildProblems } from './web-build.ts';

const webFolder = join(projectRoot, deployedFolders.web);
const functionsFolder = join(projectRoot, deployedFolders.functions);

function readProjectJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}

export const readFirebaseConfig = () => readProjectJson<FirebaseConfig>('firebase.json');

export const builtPolicy = () => readFileSync(join(webFolder, '.content-security-policy'), 'utf8');

function report(checked: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(...problems);
  console.log(`✔ ${checked}`);
}

export function checkProject(shop: Shop): void {
  const known = { settings: settingsAliases(), firebase: readAliases() };
  report(`The settings of ${shop.settings.projectId} are complete.`, aliasProblems(shop, known));
  report(
    "Settings, parameters and keys aren't in Git.",
    gitProblems([...privateFiles(shop.settings.projectId), shop.file]),
  );
  report(
    'Rules, indexes and firebase.json are in place.',
    projectFilesProblems(readFirebaseConfig(), projectRoot),
  );
}

export function checkFunctions({ settings }: Shop): Declared {
  const tested = readProjectJson<Parameters<typeof functionsBuildProblems>[1]>('package-lock.json');
  report(
    'The functions install the tested versions.',
    functionsBuildProblems(functionsFolder, tested),
  );
  const declared = discoverDeclared(functionsFolder, settings.projectId);
  report(
    `The functions get all ${declared.parameters.length} parameters.`,
    parameterProblems(declared.parameters, functionsParameters(settings)),
  );
  return declared;
}

export function checkWeb({ settings }: Shop): void {
  report(
    'The pages are built for this project and contain nothing from the emulators.',
    webBuildProblems(webFolder, settings).concat(stampProblems(webFolder, settings)),
  );
}

export function checkHeaders({ settings }: Shop, config: FirebaseConfig): void {
  report(
    'The Content-Security-Policy allows what the shop needs.',
    policyProblems(getPolicy(config), builtPolicy(), settings),
  );
  report('The other headers match the settings.', headerProblems(config, settings));
}

export function configWithoutHooks({ settings }: Shop): FirebaseConfig {
  const config = readFirebaseConfig();
  return deployConfig(config, settings, getPolicy(config) ?? '', []);
}

/**
 * `firebase.json` may differ from the build's policy only where the policy depends on the settings.
 */
export function configForBuild({ settings }: Shop): FirebaseConfig {
  const config = readFirebaseConfig();
  report(
    "firebase.json has the build's Content-Security-Policy.",
    sharedPolicyProblems(getPolicy(config), builtPolicy(), settings),
  );
  return deployConfig(config, settings, builtPolicy(), Object.keys(staticFiles(webFolder)));
}

/**
 * Written next to `firebase.json`, because firebase-tools rejects paths outside the config file's
 * folder.
 */
export function writeDeployConfig(config: FirebaseConfig): string {
  const file = join(projectRoot, 'firebase.deploy.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
