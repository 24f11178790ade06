import { createHash } from 'node:crypto';
import type { Health } from '@dental-shop/domain/api/health';
import { error as logError } from 'firebase-functions/logger';
import type { Firebase } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { type Header, readClient } from '../platform/network/client-ip.ts';
import { deployedRevision } from '../platform/parameters.ts';

/** Cached, so frequent checks don't cause any load. */
const cacheMs = 10_000;

const timeoutMs = 5_000;

type HealthStatus = Omit<Health, 'visitor'>;

export function healthCheck({ auth, firestore }: Firebase): () => Promise<HealthStatus> {
  let last: { at: number; health: Promise<HealthStatus> } | undefined;
  const checkAll = async (): Promise<HealthStatus> => {
    const [withFirestore, withAuth] = await Promise.all([
      isResponding('Firestore', () => firestore.collection('health').doc('none').get()),
      isResponding('Authentication', () => auth.getUsers([{ uid: 'none' }])),
    ]);
    const status = withFirestore && withAuth ? 'ok' : 'failing';
    return { status, version: deployedRevision(), firestore: withFirestore, auth: withAuth };
  };
  return () => {
    const now = Date.now();
    if (last === undefined || now - last.at >= cacheMs) last = { at: now, health: checkAll() };
    return last.health;
  };
}

async function isResponding(part: string, check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
    });
    await Promise.race([check(), timeout]);
    return true;
  } catch (error) {
    logError('Health check failed', { part, error: describeError(error) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the smoke test check which network the rate limits assign to its requests. */
export function describeVisitor(header: Header): Health['visitor'] {
  const { source, network } = readClient(header);
  const hash = network && createHash('sha256').update(network).digest('hex').slice(0, 12);
  return { source, network: hash ?? null };
}
