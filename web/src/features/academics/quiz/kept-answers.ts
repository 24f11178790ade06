import { type Answers, firstUnanswered } from '@dental-shop/domain/certification/grade-quiz';
import { readAnswers } from './read-answers.ts';

/**
 * A visitor who has passed signs in or registers for the certificate, in this tab. Session storage,
 * because the answers must not be there for the next person at the computer.
 */
const storageKey = 'quizAnswers';

export function keepAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers));
  } catch (error) {
    // Storage may be blocked: the visitor then takes the quiz again after signing in.
    console.warn('The answers to the quiz could not be kept.', { error });
  }
}

/** Undefined without an answer to every question. */
export function keptAnswers(): Answers | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const values = new Map(Object.entries(kept));
    const answers = readAnswers((name) => values.get(name));
    return firstUnanswered(answers) === undefined ? answers : undefined;
  } catch (error) {
    console.warn('The answers to the quiz could not be read.', { error });
    return undefined;
  }
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The answers to the quiz could not be removed.', { error });
  }
}
