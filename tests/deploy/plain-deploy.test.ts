import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, expect, it } from 'vitest';
import { runScript } from './run-command.ts';

const projectId = 'a-project-without-settings';
const home = mkdtempSync(join(tmpdir(), 'plain-deploy-'));
/** firebase-tools takes no configuration from elsewhere; Git ignores the file. */
const configFile = join(projectRoot, 'firebase.plain-deploy.json');

afterAll(() => {
  rmSync(home, { recursive: true });
  rmSync(configFile);
});

/** Runs `firebase deploy` as somebody who is signed in, but whose network reaches nobody. */
function firebaseDeploy(target: string) {
  const config = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
  // Google would name the site.
  config.hosting.site = projectId;
  writeFileSync(configFile, JSON.stringify(config));
  const nobody = 'http://127.0.0.1:9';
  return runScript(
    [
      join(projectRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['deploy', '--project', projectId, '--only', target],
      ...['--config', configFile, '--non-interactive'],
    ],
    {
      FIREBASE_TOKEN: 'nobody',
      FIREBASE_TOKEN_URL: nobody,
      FIREBASE_RESOURCEMANAGER_URL: nobody,
      FIREBASE_API_URL: nobody,
      XDG_CONFIG_HOME: home,
      NO_UPDATE_NOTIFIER: '1',
    },
  );
}

it.each(['functions', 'hosting'])('stops a deploy of %s without settings', async (target) => {
  const { code, output } = await firebaseDeploy(target);
  expect(output).toContain(`deploy/predeploy.ts ${target}`);
  expect(output).toContain(`No settings file in deploy/settings is of the project ${projectId}.`);
  expect(output).toContain('npm run deploy -- --init');
  expect(output).toMatch(new RegExp(`${target} predeploy error`));
  expect(code).not.toBe(0);
});

it('stops whoever builds for production as it was done before', async () => {
  const { code, output } = await runScript(['deploy/build.ts', '--mode', 'production']);
  expect(output).toContain('There is no --mode');
  expect(code).toBe(1);
});
