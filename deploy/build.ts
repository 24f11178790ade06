import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildFunctions, buildWeb } from './builds/production-build.ts';
import { checkFunctions, checkProject, checkWeb } from './checks/checks.ts';
import { projectRoot } from './project.ts';
import { Refusal, runCommand } from './refusal.ts';
import { findShop } from './settings/settings-files.ts';

/**
 * `npm run build` builds the shop for the emulators; `npm run build -- --project NAME` builds it
 * for deployment.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, mode: { type: 'string' } },
  });
  if (values.mode !== undefined) {
    throw new Refusal(
      "--mode isn't supported: `npm run build` builds for the emulators, `npm run build -- --project production` for deploy/settings/production.json.",
    );
  }
  if (values.project === undefined) {
    const { status } = spawnSync(process.execPath, ['emulators/build.ts'], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    return;
  }
  const shop = findShop(values.project);
  checkProject(shop);
  buildFunctions();
  checkFunctions(shop);
  buildWeb(shop);
  checkWeb(shop);
});
