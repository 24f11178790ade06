import { describe, expect, it } from 'vitest';
import { parts } from '../deploy-arguments.ts';
import { Refusal } from '../refusal.ts';
import { deployParts, findStaleFunctions } from './deploy-steps.ts';
import { fakeFirebase } from './fake-firebase.ts';

type Answers = Parameters<typeof fakeFirebase>[0];

async function deploy(answers?: Answers) {
  const { calls, firebase } = fakeFirebase(answers);
  const waits: number[] = [];
  let problems: readonly string[] = [];
  try {
    await deployParts(parts, {
      projectId: 'north-dental',
      firebase,
      configFile: 'firebase.deploy.json',
      declared: { functions: ['api', 'stripeWebhook'] },
      wait: async (ms) => waits.push(ms),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problems = error.problems;
  }
  return { calls, waits, problems };
}

const failed = (output: string) => ({ succeeded: false, output });
const functionsLine = 'deploy --only functions';

describe('deployParts', () => {
  it('deploys indexes, rules, functions, and pages in that order, without deleting functions', async () => {
    const { calls, problems } = await deploy();
    expect(problems).toEqual([]);
    expect(calls).toEqual([
      'deploy --only firestore:indexes --config firebase.deploy.json',
      'firestore:indexes --pretty',
      'deploy --only firestore:rules --config firebase.deploy.json',
      'deploy --only functions:default:api,functions:default:stripeWebhook --config firebase.deploy.json --force',
      'deploy --only hosting --config firebase.deploy.json',
    ]);
  });

  it('waits for the indexes before deploying anything that uses them', async () => {
    const { calls, waits } = await deploy([
      [
        'firestore:indexes',
        { output: '[CREATING] (orders)\n[READY] (users)' },
        { output: '[READY]' },
      ],
    ]);
    expect(waits).toHaveLength(1);
    expect(calls.slice(1, 4)).toEqual([
      'firestore:indexes --pretty',
      'firestore:indexes --pretty',
      expect.stringContaining('firestore:rules'),
    ]);
  });

  it('stops at the first failure and lists the deployed and remaining parts', async () => {
    const { calls, problems } = await deploy([[functionsLine, failed('Something broke')]]);
    expect(calls.at(-1)).toContain(functionsLine);
    expect(problems).toEqual([
      'firebase-tools failed. See its output above.',
      "Deployed: Firestore's indexes, Firestore's rules.",
      'Not deployed: the functions, the pages. To continue: npm run deploy -- --only functions,hosting',
    ]);
  });

  it("retries if a new project isn't ready for triggers", async () => {
    const { calls, waits, problems } = await deploy([
      [
        functionsLine,
        failed('Permission denied while using the Eventarc Service Agent.'),
        failed(
          'Since this is your first time using 2nd gen functions, we need a little bit longer',
        ),
        { succeeded: true },
      ],
    ]);
    expect(problems).toEqual([]);
    expect(waits).toEqual([120_000, 120_000]);
    expect(calls.filter((line) => line.includes(functionsLine))).toHaveLength(3);
  });

  it('gives up after four attempts', async () => {
    const { waits, problems } = await deploy([[functionsLine, failed('Eventarc Service Agent')]]);
    expect(waits).toHaveLength(3);
    expect(problems[0]).toContain('first triggers');
  });
});

it('waits if a service was just enabled', async () => {
  const { waits } = await deploy([
    [
      'deploy --only hosting',
      failed('Cloud Firestore API has not been used in project 1 before'),
      { succeeded: true },
    ],
  ]);
  expect(waits).toEqual([60_000]);
});

it('lists deployed functions that this version no longer contains', async () => {
  const list = JSON.stringify({
    status: 'success',
    result: [
      { id: 'api', codebase: 'default' },
      { id: 'refundOrder', codebase: 'default' },
      { id: 'somebodyElse', codebase: 'another' },
    ],
  });
  const { firebase } = fakeFirebase([['functions:list', { output: list }]]);
  const lines = await findStaleFunctions({
    firebase,
    projectId: 'north-dental',
    declared: { functions: ['api'] },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('functions:delete refundOrder --region us-central1');
});
