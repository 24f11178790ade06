import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { options, type QuestionName, questions } from '@dental-shop/domain/certification/quiz';

export function readAnswers(answerTo: (name: QuestionName) => unknown): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const chosen = options.find((option) => option === answerTo(name));
      return chosen ? [[name, chosen]] : [];
    }),
  );
}
