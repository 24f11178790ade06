import { type Answers, firstUnanswered } from '@dental-shop/domain/certification/grade-quiz';
import { readAnswers } from './read-answers.ts';

/** Session storage, so the next user of a shared computer doesn't get the answers. */
const storageKey = 'quizAnswers';

export function saveAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers));
  } catch (error) {
    // Storage may be blocked. The visitor then has to retake the quiz after signing in.
    console.warn('The quiz answers could not be stored.', { error });
  }
}

export function readSavedAnswers(): Answers | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const values = new Map(Object.entries(saved));
    const answers = readAnswers((name) => values.get(name));
    return firstUnanswered(answers) === undefined ? answers : undefined;
  } catch (error) {
    console.warn('The quiz answers could not be read.', { error });
    return undefined;
  }
}

export function clearAnswers(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The quiz answers could not be removed.', { error });
  }
}
