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

/** Tests one mutant at a time. */
export interface RulesProject {
  /** Loads rules and resets the documents. Returns the error if the rules don't compile. */
  load(rules: string): Promise<string | undefined>;
  agrees(rulesCase: RulesCase): Promise<boolean>;
  close(): Promise<void>;
}

async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

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
      // Closes the connections of the previous run, which would otherwise pile up.
      await environment.cleanup();
      environment = withReusedContexts(await initializeTestEnvironment({ projectId, firestore }));
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

/** Shares one connection per user among all cases. */
function withReusedContexts(environment: RulesTestEnvironment): RulesTestEnvironment {
  const contexts = new Map<string, RulesTestContext>();
  const reuse = (key: string, open: () => RulesTestContext): RulesTestContext => {
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
      reuse(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token)),
    unauthenticatedContext: () => reuse('nobody', () => environment.unauthenticatedContext()),
  });
}

interface StoredDocument {
  name: string;
  fields: unknown;
}

/** With this token, the emulator bypasses the rules. */
const asServer = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function callEmulator<Answer>(
  projectId: string,
  path: string,
  body: object,
): Promise<Answer> {
  const root = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const init = { method: 'POST', headers: asServer, body: JSON.stringify(body) };
  const response = await fetch(`${root}${path}`, init);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return (await response.json()) as Answer;
}

async function readDocuments(projectId: string): Promise<StoredDocument[]> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const found = await callEmulator<{ document?: StoredDocument }[]>(projectId, ':runQuery', {
    structuredQuery,
  });
  return found.flatMap(({ document }) =>
    document ? [{ name: document.name, fields: document.fields }] : [],
  );
}

async function writeDocuments(projectId: string, documents: StoredDocument[]): Promise<void> {
  const writes = documents.map((update) => ({ update }));
  await callEmulator(projectId, ':commit', { writes });
}
