import { questions } from '@dental-shop/domain/certification/quiz';
import { expect, it } from 'vitest';
import { quiz } from '../../../shared/i18n/content/en/quiz.ts';

it('each question of the quiz has a text, and no other', () => {
  expect(Object.keys(quiz.question)).toEqual(questions.map(({ name }) => name));
});
