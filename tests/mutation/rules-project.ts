import { firestoreUrl, ports } from '@dental-shop/emulators/addresses';
import { putRules } from '@dental-shop/emulators/suite/reload-rules';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { seed } from '../rules/perform.ts';
import type { RulesCase } from './rules-cases.ts';

/** A database of its own in the emulator, in which one mutant at a time is in force. */
export interface RulesProject {
  /** Puts rules in force and the documents back as they were; returns why the rules do not compile. */
  load(rules: string): Promise<string | undefined>;
  /** Whether a case ends as the tests expect. */
  agrees(rulesCase: RulesCase): Promise<boolean>;
  close(): Promise<void>;
}

/** Tells why a request failed, and `allowed` for one that did not. */
async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

/** A project with the documents of the rules' tests. */
export async function openProject(projectId: string, rules: string): Promise<RulesProject> {
  const firestore = { host: '127.0.0.1', port: ports.firestore };
  let environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...firestore, rules },
  });
  await environment.clearFirestore();
  await seed(environment);
  const documents = await readDocuments(projectId);
  return {
    async load(source) {
      const problem = await putRules(source, projectId);
      if (problem !== undefined) return problem;
      // Many cases make a customer of their own, whose connection would stay open to the end.
      await environment.cleanup();
      environment = withLastingContexts(await initializeTestEnvironment({ projectId, firestore }));
      await environment.clearFirestore();
      await writeDocuments(projectId, documents);
      return undefined;
    },
    async agrees({ allowed, attempt }) {
      const outcome = await outcomeOf(attempt(environment));
      return outcome === (allowed ? 'allowed' : 'permission-denied');
    },
    close: () => environment.cleanup(),
  };
}

/** The same environment, in which each person has one connection for all cases and not one for each. */
function withLastingContexts(environment: RulesTestEnvironment): RulesTestEnvironment {
  const contexts = new Map<string, RulesTestContext>();
  const lasting = (key: string, open: () => RulesTestContext): RulesTestContext => {
    const known = contexts.get(key);
    if (known !== undefined) return known;
    const context = open();
    const firestore = context.firestore();
    const kept = Object.assign(Object.create(context), { firestore: () => firestore });
    contexts.set(key, kept);
    return kept;
  };
  return Object.assign(Object.create(environment), {
    authenticatedContext: (uid: string, token?: TokenOptions) =>
      lasting(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token)),
    unauthenticatedContext: () => lasting('nobody', () => environment.unauthenticatedContext()),
  });
}

interface StoredDocument {
  name: string;
  fields: unknown;
}

/** The emulator takes this for the server itself, to whom no rules apply. */
const asServer = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function askServer<Answer>(projectId: string, path: string, body: object): Promise<Answer> {
  const root = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const init = { method: 'POST', headers: asServer, body: JSON.stringify(body) };
  const response = await fetch(`${root}${path}`, init);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return (await response.json()) as Answer;
}

async function readDocuments(projectId: string): Promise<StoredDocument[]> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const found = await askServer<{ document?: StoredDocument }[]>(projectId, ':runQuery', {
    structuredQuery,
  });
  return found.flatMap(({ document }) =>
    document ? [{ name: document.name, fields: document.fields }] : [],
  );
}

async function writeDocuments(projectId: string, documents: StoredDocument[]): Promise<void> {
  const writes = documents.map((update) => ({ update }));
  await askServer(projectId, ':commit', { writes });
}
