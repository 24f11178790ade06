import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  makePublicLine,
  type PublicFunction,
  restorePublicInvoker,
} from './access/grant-public-access.ts';
import { ensureHostingSite } from './access/hosting-site.ts';
import { requirePreparedProject } from './access/prepare-project.ts';
import { buildFunctions, buildWeb, stampProblems } from './builds/production-build.ts';
import {
  builtPolicy,
  checkFunctions,
  checkHeaders,
  checkProject,
  checkWeb,
  configForBuild,
  configWithoutHooks,
  writeDeployConfig,
} from './checks/checks.ts';
import { keysFile } from './checks/web-build.ts';
import { createFirebaseCli } from './cli/firebase.ts';
import { findGcloud } from './cli/gcloud.ts';
import { type Command, parts, readDeployArguments } from './deploy-arguments.ts';
import { setUp } from './operations/set-up.ts';
import { functionsParameters, writeParameters } from './parameters/functions-parameters.ts';
import { deployedFolders, projectRoot, settingsFolder } from './project.ts';
import { runCommand } from './refusal.ts';
import { settingsAliases, writeAliases } from './settings/aliases.ts';
import { initSettings } from './settings/prompt-settings.ts';
import { findShop, readSettings, type Shop } from './settings/settings-files.ts';
import { buildExpectations } from './smoke-test/expected-responses.ts';
import { runSmokeTest } from './smoke-test/run-smoke-test.ts';
import { deployParts, findStaleFunctions } from './steps/deploy-steps.ts';
import { keepStaticFiles } from './steps/keep-static-files.ts';
import { manualStepsText } from './steps/manual-steps.ts';
import { deployPreview, rollBack, saveLivePages } from './steps/pages.ts';
import { prepareSecrets } from './steps/secrets.ts';
import { prepareWebhook } from './webhook/prepare-webhook.ts';

type Chosen = Exclude<Command, { action: 'init' }>;

async function chooseShop({ project, settingsFile }: Chosen): Promise<Shop> {
  if (settingsFile !== undefined) {
    return { alias: undefined, file: settingsFile, settings: readSettings(settingsFile) };
  }
  const isNew = !existsSync(join(projectRoot, settingsFolder, `${project}.json`));
  if (isNew && process.stdin.isTTY && (project === 'production' || project === 'staging')) {
    await initSettings(project);
  }
  return findShop(project);
}

function prepareFunctions(shop: Shop, { noBuild }: Chosen) {
  if (!noBuild) buildFunctions();
  const declared = checkFunctions(shop);
  writeParameters(shop.settings.projectId, functionsParameters(shop.settings));
  return declared;
}

async function preparePages(shop: Shop, { action, noBuild }: Chosen): Promise<string> {
  if (!noBuild) buildWeb(shop);
  checkWeb(shop);
  if (action === 'deploy') {
    const address = `https://${shop.settings.projectId}.web.app`;
    await keepStaticFiles({ webFolder: join(projectRoot, deployedFolders.web), address });
  }
  const config = configForBuild(shop);
  checkHeaders(shop, config);
  return writeDeployConfig(config);
}

interface Asked {
  address?: string;
  withPages: boolean;
  makePublic?: (name: PublicFunction) => Promise<string>;
}

async function testShop(
  { settings }: Shop,
  {
    address,
    withPages,
    makePublic = async (name) => `Run: ${makePublicLine(settings.projectId, name)}`,
  }: Asked,
): Promise<void> {
  const shopAddress = address ?? settings.siteUrl;
  const file = withPages ? keysFile(join(projectRoot, deployedFolders.web), settings) : undefined;
  console.log(`\n== ${shopAddress} ==`);
  await runSmokeTest(
    buildExpectations({
      address: shopAddress.replace(/\/$/, ''),
      settings,
      ...(file === undefined ? {} : { pages: { policy: builtPolicy(), keysFile: file } }),
    }),
    { makePublic },
  );
}

/** Skips the pages unless the local build matches the settings. */
async function testEarlierDeploy(shop: Shop, address: string | undefined): Promise<void> {
  const folder = join(projectRoot, deployedFolders.web);
  const [problem] = stampProblems(folder, shop.settings);
  if (problem !== undefined) {
    console.log("Skipped the pages, because the deployed build isn't on this machine.");
  }
  await testShop(shop, {
    ...(address === undefined ? {} : { address }),
    withPages: problem === undefined,
  });
}

async function run(command: Command): Promise<void> {
  if (command.action === 'init') {
    await initSettings(command.project);
    writeAliases(settingsAliases());
    console.log(`Next: npm run deploy -- --check --project ${command.project}`);
    return;
  }
  const shop = await chooseShop(command);
  const { projectId, siteUrl } = shop.settings;
  const firebase = createFirebaseCli(projectId);
  if (command.action === 'smoke-test') return testEarlierDeploy(shop, command.address);
  if (command.action === 'rollback') return rollBack(firebase, projectId);
  if (command.action === 'set-up') {
    const officeEmail = shop.settings.mail.office;
    return setUp(firebase, { projectId, officeEmail, budget: command.budget });
  }

  checkProject(shop);
  if (shop.alias !== undefined) writeAliases(settingsAliases());
  if (command.action === 'preview') {
    const configFile = await preparePages(shop, command);
    await ensureHostingSite(firebase, projectId);
    const address = await deployPreview({ projectId, firebase, configFile }, command.channel);
    return testShop(shop, { address, withPages: true });
  }

  const chosen = command.action === 'check' ? parts : command.parts;
  const declared = chosen.includes('functions') ? prepareFunctions(shop, command) : undefined;
  const withPages = chosen.includes('hosting');
  const configFile = withPages
    ? await preparePages(shop, command)
    : writeDeployConfig(configWithoutHooks(shop));
  if (command.action === 'check') {
    console.log(`\n${manualStepsText(shop.settings, declared?.secrets ?? [])}`);
    return;
  }
  const gcloud = findGcloud();
  if (declared) await requirePreparedProject(gcloud, { projectId, parts: chosen });
  const webhook =
    declared &&
    (await prepareWebhook({
      firebase,
      settings: shop.settings,
      secrets: await prepareSecrets(firebase, shop.settings, declared.secrets),
    }));
  if (withPages) {
    await ensureHostingSite(firebase, projectId);
    await saveLivePages(firebase, projectId);
  }
  await deployParts(chosen, {
    projectId,
    firebase,
    configFile,
    declared: declared ?? { functions: [] },
  });
  await webhook?.enable();
  if (declared) {
    for (const line of await findStaleFunctions({ firebase, projectId, declared }))
      console.log(line);
  }
  await testShop(shop, {
    withPages,
    ...(gcloud && { makePublic: (name) => restorePublicInvoker(gcloud, projectId, name) }),
  });
  await webhook?.retireOthers();
  console.log(`\n${siteUrl} is deployed and working.`);
}

await runCommand(() => run(readDeployArguments(process.argv.slice(2))));
