import { questions } from '@dental-shop/domain/certification/quiz';
import { within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishSession } from '../../../shared/session/session-store.ts';
import { render } from '../../../shared/testing/render.tsx';
import Quiz from './quiz.tsx';

vi.mock('../../../shared/session/start-session.ts', () => ({ startSession: () => undefined }));

beforeEach(() => publishSession({ status: 'signed-out' }));

async function openQuiz() {
  const quiz = await render(<Quiz />, { content: ['quiz'], path: '/academics/certification' });
  /** `question` is zero-based. */
  const options = (question: number) =>
    within(quiz.getAllByRole('group')[question] ?? quiz.container).getAllByRole<HTMLInputElement>(
      'radio',
    );
  const choose = (question: number, option: number) => options(question)[option]?.click();
  function answer(right: number) {
    for (const [question, { answer }] of questions.entries()) {
      const rightOption = 'abc'.indexOf(answer);
      choose(question, question < right ? rightOption : (rightOption + 1) % 3);
    }
  }
  const finish = () => quiz.user.click(quiz.getByRole('button', { name: 'Check my answers' }));
  return { ...quiz, options, choose, answer, finish };
}

it('reports and focuses the first unanswered question', async () => {
  const { choose, finish, options, getByRole } = await openQuiz();
  choose(0, 0);
  await finish();
  expect(getByRole('alert').textContent).toContain('You haven’t answered question 2 yet.');
  expect(document.activeElement).toBe(options(1)[0]);
});

it('marks every answer, explains the wrong ones, and disables the options', async () => {
  const { answer, finish, options, getByRole, getAllByText } = await openQuiz();
  answer(15);
  await finish();
  const result = getByRole('status');
  expect(result.textContent).toContain('15 of 20 correct');
  expect(result.textContent).toContain('You didn’t pass');
  expect(document.activeElement).toBe(result);
  expect(getAllByText(/✓ Correct\./)).toHaveLength(15);
  expect(getAllByText(/✗ Incorrect\./)).toHaveLength(5);
  expect(options(0).every(({ disabled }) => disabled)).toBe(true);
});

it('clears the answers for another attempt and returns focus to the start', async () => {
  const { answer, finish, user, options, getByRole, getByText, queryByRole } = await openQuiz();
  answer(0);
  await finish();
  await user.click(getByRole('button', { name: 'Take the quiz again' }));
  expect(queryByRole('status')).toBeNull();
  const radios = questions.flatMap((_, question) => options(question));
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
  expect(document.activeElement).toBe(getByText(/^20 questions on the implant system/));
  await user.tab();
  expect(document.activeElement).toBe(options(0)[0]);
});

it('stores the answers and links to sign-in when a signed-out visitor passes', async () => {
  const { answer, finish, getByRole } = await openQuiz();
  answer(20);
  await finish();
  expect(getByRole('status').textContent).toContain('20 of 20 correct');
  const signIn = getByRole('link', { name: 'Sign in' });
  expect(signIn.getAttribute('href')).toBe('/login?returnTo=%2Facademics%2Fcertification');
  expect(sessionStorage.getItem('quizAnswers')).not.toBeNull();
});
