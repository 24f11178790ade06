import { type Answers, firstUnanswered } from '@dental-shop/domain/certification/mark-answers';
import { readAnswers } from './read-answers.ts';

/**
 * The answers of whoever has passed, while they sign in or register in this tab. In the
 * session's storage, not the browser's: they are nobody's who comes to the computer later.
 */
const storageKey = 'quizAnswers';

export function keepAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers));
  } catch (error) {
    // Storage may be blocked; the quiz has to be taken again after signing in.
    console.warn('The answers to the quiz could not be kept.', { error });
  }
}

/** Undefined where there are none, or not one for each question. */
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
