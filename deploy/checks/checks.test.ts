import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { describe, expect, it } from 'vitest';
import { stampProblems } from '../builds/production-build.ts';
import { policyProblems, sharedPolicyProblems } from '../config/policy-problems.ts';
import { parameterProblems } from '../parameters/declared-parameters.ts';
import { aliasProblems } from '../settings/reject-live-test-mixup.ts';
import { secretProblems } from '../steps/secrets.ts';
import { functionsBuildProblems } from './functions-build.ts';
import { gitProblems } from './kept-out-of-git.ts';
import { projectFilesProblems } from './project-files.ts';
import {
  config,
  fileFaults,
  projectFiles,
  repository,
  settingsFile,
} from './testing/broken-files.ts';
import { builtFunctions, functionsFaults, parameters, tested } from './testing/broken-functions.ts';
import { builtWeb, pagesFaults, policy, stampedFor } from './testing/broken-pages.ts';
import {
  known,
  secrets,
  settingsFaults,
  settingsProblems,
  shop,
} from './testing/broken-settings.ts';
import { createTestFolder } from './testing/fault.ts';
import { webBuildProblems } from './web-build.ts';

it('accepts a build policy without App Check if App Check is off', () => {
  const off = { ...completeSettings, appCheck: { mode: 'off', siteKey: '' } } as const;
  const shared =
    "script-src 'self' https://www.google.com/recaptcha/enterprise.js; connect-src 'self' https://content-firebaseappcheck.googleapis.com; frame-src https://js.stripe.com";
  const built = "script-src 'self'; connect-src 'self'; frame-src https://js.stripe.com";
  expect(sharedPolicyProblems(shared, built, off)).toEqual([]);
  expect(sharedPolicyProblems(shared, built, completeSettings)).toHaveLength(1);
});

it('accepts a build policy with Link if Link is enabled', () => {
  const stripe = { ...completeSettings.stripe, wallets: ['link' as const] };
  const shared = "img-src 'self'; frame-src https://js.stripe.com";
  const built =
    "img-src 'self' https://*.link.com; frame-src https://js.stripe.com https://link.com https://*.link.com";
  expect(sharedPolicyProblems(shared, built, { ...completeSettings, stripe })).toEqual([]);
  expect(sharedPolicyProblems(shared, built, completeSettings)).toHaveLength(1);
});

it('finds no problems in a complete setup', () => {
  expect(settingsProblems(completeSettings)).toEqual([]);
  expect(aliasProblems(shop('production'), known)).toEqual([]);
  expect(parameterProblems(Object.keys(parameters), parameters)).toEqual([]);
  expect(policyProblems(policy, policy, completeSettings)).toEqual([]);
  expect(webBuildProblems(createTestFolder(builtWeb), completeSettings)).toEqual([]);
  expect(stampProblems(stampedFor(completeSettings), completeSettings)).toEqual([]);
  expect(functionsBuildProblems(createTestFolder(builtFunctions), tested)).toEqual([]);
  expect(projectFilesProblems(config, createTestFolder(projectFiles))).toEqual([]);
  expect(gitProblems([settingsFile], repository([]))).toEqual([]);
  expect(secretProblems(completeSettings, secrets)).toEqual([]);
});

const faults = [...settingsFaults, ...functionsFaults, ...pagesFaults, ...fileFaults];

describe('each fault has its own message', () => {
  it.each(faults)('%s', (_fault, findProblems, message) => {
    const problems = findProblems();
    const matching = problems.filter((problem) => message.test(problem));
    expect(matching, problems.join('\n')).toHaveLength(1);
    // Headings end with a colon.
    expect(problems.filter((problem) => !problem.endsWith(':'))).toHaveLength(1);
  });

  it('never uses the same message twice', () => {
    const messages = faults.flatMap(([, findProblems]) =>
      findProblems().filter((each) => !each.endsWith(':')),
    );
    expect(new Set(messages).size).toBe(faults.length);
  });
});
