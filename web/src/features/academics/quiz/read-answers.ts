import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { options, type QuestionName, questions } from '@dental-shop/domain/certification/quiz';

/** The valid answers among what a form or the storage holds under the questions' names. */
export function readAnswers(answerTo: (name: QuestionName) => unknown): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const chosen = options.find((option) => option === answerTo(name));
      return chosen ? [[name, chosen]] : [];
    }),
  );
}
