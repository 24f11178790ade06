import { passMark, questions } from '@dental-shop/domain/certification/quiz';
import { expect, it } from 'vitest';
import { academics as english } from '../../../shared/i18n/content/en/academics.ts';
import { quiz } from '../../../shared/i18n/content/en/quiz.ts';
import { academics as spanish } from '../../../shared/i18n/content/es/academics.ts';

it('has content for exactly the questions in the quiz', () => {
  expect(Object.keys(quiz.question)).toEqual(questions.map(({ name }) => name));
});

it.each([
  ['English', english, `at least ${passMark} of the ${questions.length} questions`],
  ['Spanish', spanish, `al menos ${passMark} de las ${questions.length} preguntas`],
])('states the passing score on the certification page in %s', (_, { certification }, rule) => {
  expect(certification.step.certificate).toContain(rule);
});
