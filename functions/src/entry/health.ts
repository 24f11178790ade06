import { createHash } from 'node:crypto';
import type { Health } from '@dental-shop/domain/api/health';
import { error as logError } from 'firebase-functions/logger';
import type { Firebase } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { type Header, readClient } from '../platform/network/client-ip.ts';
import { deployedRevision } from '../platform/parameters.ts';

/** Cached, so that frequent checks cause no load. */
const keptMs = 10_000;

const maxAnswerMs = 5_000;

type Parts = Omit<Health, 'visitor'>;

export function healthCheck({ auth, firestore }: Firebase): () => Promise<Parts> {
  let last: { at: number; health: Promise<Parts> } | undefined;
  const ask = async (): Promise<Parts> => {
    const [withFirestore, withAuth] = await Promise.all([
      answers('Firestore', () => firestore.collection('health').doc('none').get()),
      answers('Authentication', () => auth.getUsers([{ uid: 'none' }])),
    ]);
    const status = withFirestore && withAuth ? 'ok' : 'failing';
    return { status, version: deployedRevision(), firestore: withFirestore, auth: withAuth };
  };
  return () => {
    const now = Date.now();
    if (last === undefined || now - last.at >= keptMs) last = { at: now, health: ask() };
    return last.health;
  };
}

async function answers(part: string, ask: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`No response within ${maxAnswerMs} ms`)),
        maxAnswerMs,
      );
    });
    await Promise.race([ask(), timeout]);
    return true;
  } catch (error) {
    logError('Health check failed', { part, error: describeError(error) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the smoke test see which network its request counts toward. */
export function describeVisitor(header: Header): Health['visitor'] {
  const { source, network } = readClient(header);
  const hash = network && createHash('sha256').update(network).digest('hex').slice(0, 12);
  return { source, network: hash ?? null };
}
