import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeGoogle } from './fake-google.ts';
import { runScript } from './run-script.ts';

const projectId = 'a-project-without-settings';
const home = mkdtempSync(join(tmpdir(), 'plain-deploy-'));
/** firebase-tools only accepts a configuration in the project folder. Git ignores this file. */
const configFile = join(projectRoot, 'firebase.plain-deploy.json');

let google: Awaited<ReturnType<typeof fakeGoogle>>;
beforeAll(async () => {
  const service = `/v1/projects/${projectId}/services/firebasehosting.googleapis.com`;
  google = await fakeGoogle({ [service]: { state: 'ENABLED' } });
});
afterAll(() => {
  google.close();
  rmSync(home, { recursive: true });
  rmSync(configFile);
});

function firebaseDeploy(target: string) {
  const config = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
  // Otherwise firebase-tools would look up the site.
  config.hosting.site = projectId;
  writeFileSync(configFile, JSON.stringify(config));
  return runScript(
    [
      'deploy/firebase.ts',
      ...['deploy', '--project', projectId, '--only', target],
      ...['--config', configFile, '--non-interactive'],
    ],
    {
      ...google.environment,
      XDG_CONFIG_HOME: home,
    },
  );
}

it.each(['functions', 'hosting'])('stops a deploy of %s without settings', async (target) => {
  const { code, output } = await firebaseDeploy(target);
  expect(output).toContain(`deploy/predeploy.ts ${target}`);
  expect(output).toContain(`No settings file in deploy/settings is for the project ${projectId}.`);
  expect(output).toContain('npm run deploy -- --init');
  expect(output).toMatch(new RegExp(`${target} predeploy error`));
  expect(code).not.toBe(0);
});

it("rejects the build's former --mode option", async () => {
  const { code, output } = await runScript(['deploy/build.ts', '--mode', 'production']);
  expect(output).toContain("--mode isn't supported");
  expect(code).toBe(1);
});
