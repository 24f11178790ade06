import { setTimeout as pause } from 'node:timers/promises';
import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';
import type { Firebase } from '../cli/firebase.ts';
import { findKnownFailure } from '../cli/known-failures.ts';
import type { Part } from '../deploy-arguments.ts';
import type { Declared } from '../parameters/declared-parameters.ts';
import { Refusal } from '../refusal.ts';

const maxAttempts = 4;
const indexPollMs = 15_000;
/**
 * Indexing many documents can take longer. If it does, the remaining parts need a second deploy.
 */
const maxIndexMs = 30 * 60_000;

interface Deploy {
  projectId: string;
  firebase: Firebase;
  configFile: string;
  declared: Pick<Declared, 'functions'>;
  wait?: (ms: number) => Promise<unknown>;
}

const descriptions: Readonly<Record<Part, string>> = {
  indexes: "Firestore's indexes",
  rules: "Firestore's rules",
  functions: 'the functions',
  hosting: 'the pages',
};

export async function deployParts(parts: readonly Part[], deploy: Deploy): Promise<void> {
  for (const [index, part] of parts.entries()) {
    console.log(`\n== ${descriptions[part]} ==`);
    try {
      await runWithRetries(deployArguments(part, deploy), deploy);
      if (part === 'indexes') await waitForIndexes(deploy);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(...error.problems, ...progressOf(parts, index));
    }
  }
}

function progressOf(parts: readonly Part[], failed: number): string[] {
  const list = (some: readonly Part[]) => some.map((part) => descriptions[part]).join(', ');
  const done = parts.slice(0, failed);
  const left = parts.slice(failed);
  return [
    done.length === 0 ? 'Nothing was deployed.' : `Deployed: ${list(done)}.`,
    `Not deployed: ${list(left)}. To continue: npm run deploy -- --only ${left.join()}`,
  ];
}

function deployArguments(part: Part, { configFile, declared }: Deploy): string[] {
  const only = {
    indexes: 'firestore:indexes',
    rules: 'firestore:rules',
    // Lists functions by name, so firebase-tools doesn't delete the ones this version no longer
    // has. Open pages may still call them.
    functions: declared.functions.map((name) => `functions:default:${name}`).join(),
    hosting: 'hosting',
  }[part];
  return [
    'deploy',
    ...['--only', only],
    ...['--config', configFile],
    // Accepts firebase-tools' prompts about retried triggers, warm instances, and deleting old
    // images after a day.
    ...(part === 'functions' ? ['--force'] : []),
  ];
}

async function runWithRetries(
  args: readonly string[],
  { firebase, projectId, wait = pause }: Deploy,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { succeeded, output } = await firebase(args);
    if (succeeded) return;
    const failure = findKnownFailure(output);
    if (failure?.retryAfterMs === undefined || attempt === maxAttempts) {
      throw new Refusal(failure?.fix(projectId) ?? 'firebase-tools failed. See its output above.');
    }
    console.log(
      `${failure.fix(projectId)}\nTrying again in ${failure.retryAfterMs / 1000} s (attempt ${attempt + 1} of ${maxAttempts}).`,
    );
    await wait(failure.retryAfterMs);
  }
}

/** Only deploy the pages after this, because queries fail while their index is being built. */
async function waitForIndexes({ firebase, wait = pause }: Deploy): Promise<void> {
  for (let waited = 0; waited < maxIndexMs; waited += indexPollMs) {
    const { succeeded, output } = await firebase(['firestore:indexes', '--pretty'], {
      silent: true,
    });
    if (!succeeded) throw new Refusal("firebase-tools didn't list the indexes. Deploy again.");
    if (output.includes('[NEEDS_REPAIR]')) {
      throw new Refusal(
        'An index could not be built: delete it in the Firebase console, Firestore, Indexes, and deploy again.',
      );
    }
    const building = output.split('[CREATING]').length - 1;
    if (building === 0) return;
    console.log(`${building} indexes are still being built ...`);
    await wait(indexPollMs);
  }
  throw new Refusal("The indexes are still being built. Deploy the rest when they're ready.");
}

export async function findStaleFunctions({
  firebase,
  projectId,
  declared,
}: Pick<Deploy, 'firebase' | 'projectId' | 'declared'>): Promise<string[]> {
  const { succeeded, stdout } = await firebase(['functions:list', '--json'], { silent: true });
  if (!succeeded) return [];
  const { result = [] }: { result?: { id: string; codebase?: string }[] } = JSON.parse(stdout);
  const left = result
    .filter(({ id, codebase }) => codebase === 'default' && !declared.functions.includes(id))
    .map(({ id }) => id);
  return left.length === 0
    ? []
    : [
        `This version no longer has the functions ${left.join(', ')}. After a day, when no old pages are open anymore: npm run firebase -- functions:delete ${left.join(' ')} --region ${functionsRegion} --project ${projectId}`,
      ];
}
