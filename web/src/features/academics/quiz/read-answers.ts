import type { Answers } from '@dental-shop/domain/certification/mark-answers';
import { options, type QuestionName, questions } from '@dental-shop/domain/certification/quiz';

/** The answers among whatever a form or a storage has under the questions' names. */
export function readAnswers(answerTo: (name: QuestionName) => unknown): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const chosen = options.find((option) => option === answerTo(name));
      return chosen ? [[name, chosen]] : [];
    }),
  );
}
