import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newProject, preparedProject } from '@dental-shop/deploy/access/fake-project';
import {
  dotenvText,
  functionsParameters,
} from '@dental-shop/deploy/parameters/functions-parameters';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeGcloud, fakeGoogle } from './fake-google.ts';
import { runScript } from './run-script.ts';

const web = join(projectRoot, 'web/dist/production');
const functions = join(projectRoot, 'functions/dist/production');
const parametersFile = join(projectRoot, `deploy/.parameters/.env.${completeSettings.projectId}`);

const scratch = mkdtempSync(join(tmpdir(), 'deploy-check-'));
const complete = join(scratch, 'complete.json');

function settingsFile(name: string, content: unknown): string {
  const file = join(scratch, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const check = (file: string, ...more: string[]) =>
  runScript(['deploy/deploy.ts', '--check', '--settings', file, ...more]);

const checkAgain = (file = complete) => check(file, '--no-build');

const gitStatus = () =>
  spawnSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' }).stdout;

let first: Awaited<ReturnType<typeof runScript>>;
let statusBefore: string;

beforeAll(async () => {
  settingsFile('complete.json', completeSettings);
  statusBefore = gitStatus();
  first = await check(complete);
});

afterAll(() => {
  rmSync(scratch, { recursive: true });
  rmSync(parametersFile, { force: true });
});

it('passes with complete settings and lists the remaining manual steps', () => {
  expect(first.output).toContain('Manual steps');
  expect(first.output).toMatch(
    /^\d+\. Store the secret STRIPE_SECRET_KEY .*functions:secrets:set/m,
  );
  expect(first.output).toContain('https://shop.north-dental.us/api/stripe/webhook');
  expect(first.output).not.toContain('✘');
  expect(first.code).toBe(0);
});

it('writes the parameters to a Git-ignored file that firebase-tools reads', () => {
  const { functions: codebases } = JSON.parse(
    readFileSync(join(projectRoot, 'firebase.json'), 'utf8'),
  );
  expect(parametersFile).toContain(codebases[0].configDir);
  expect(readFileSync(parametersFile, 'utf8')).toBe(
    dotenvText(functionsParameters(completeSettings)),
  );
  expect(gitStatus()).toBe(statusBefore);
});

it('passes again without rebuilding', async () => {
  const { code, output } = await checkAgain();
  expect(output).not.toContain('Building');
  expect(code).toBe(0);
});

it('deploys nothing while an organization policy keeps functions private', async () => {
  const google = await fakeGoogle({});
  const { path } = fakeGcloud(
    join(scratch, 'gcloud'),
    {},
    {
      ...preparedProject,
      organizationPolicies: newProject.organizationPolicies,
    },
  );
  const { code, output } = await runScript(
    ['deploy/deploy.ts', '--only', 'functions', '--no-build', '--settings', complete],
    { ...google.environment, PATH: path },
  );
  google.close();
  expect(output).toContain(
    'gcloud org-policies reset iam.allowedPolicyMemberDomains --project=north-dental',
  );
  expect(output).toContain('Nothing was deployed.');
  expect(google.changes).toEqual([]);
  expect(code).toBe(1);
});

it.each<[fault: string, file: () => string, sentence: RegExp]>([
  ['a missing file', () => join(scratch, 'none.json'), /There is no settings file/],
  ['invalid JSON', () => settingsFile('broken.json', '{'), /isn't valid JSON/],
  [
    'an example value',
    () =>
      settingsFile('example.json', {
        ...completeSettings,
        mail: { ...completeSettings.mail, office: 'office@example.com' },
      }),
    /^mail\.office: is still the example/m,
  ],
  [
    'settings changed after the build',
    () => settingsFile('changed.json', { ...completeSettings, warmApiInstances: 2 }),
    /was built with earlier settings/,
  ],
])('fails for %s', async (_fault, file, sentence) => {
  const { code, output } = await checkAgain(file());
  expect(output).toMatch(sentence);
  expect(output).not.toContain('Manual steps');
  expect(code).toBe(1);
});

it('fails if the pages contain an emulator address', async () => {
  const stray = join(web, 'static/stray.js');
  writeFileSync(stray, 'fetch("http://127.0.0.1:8080")');
  try {
    const { code, output } = await checkAgain();
    expect(output).toMatch(/static\/stray\.js contains the address 127\.0\.0\.1/);
    expect(code).toBe(1);
  } finally {
    rmSync(stray);
  }
});

it.each([
  [join(web, '.built-for'), /production is missing or incomplete/],
  [join(functions, 'package-lock.json'), /package-lock\.json is missing/],
])('fails without %s', async (file, sentence) => {
  const aside = join(scratch, 'aside');
  expect(existsSync(file)).toBe(true);
  renameSync(file, aside);
  try {
    const { code, output } = await checkAgain();
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  } finally {
    renameSync(aside, file);
  }
});
