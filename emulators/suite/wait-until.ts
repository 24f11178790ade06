import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from './start-failure.ts';

const PAUSE_MS = 150;

interface Wait {
  /** What is waited for, as it reads after "Waited 60 s in vain for". */
  what: string;
  limitMs: number;
  /** Ends the waiting early, with its reason. */
  signal: AbortSignal;
}

/** Asks again until there is an answer. An `ask` that throws has no answer yet. */
export async function waitUntil<Answer>(
  { what, limitMs, signal }: Wait,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  let lastError: unknown;
  while (Date.now() < end) {
    signal.throwIfAborted();
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      lastError = error;
    }
    await pause(PAUSE_MS);
  }
  throw new StartFailure(`Waited ${limitMs / 1000} s in vain for ${what}.`, { cause: lastError });
}
