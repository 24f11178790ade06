import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { options, type QuestionName, questions } from '@dental-shop/domain/certification/quiz';

export function readAnswers(getAnswer: (name: QuestionName) => unknown): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const chosen = options.find((option) => option === getAnswer(name));
      return chosen ? [[name, chosen]] : [];
    }),
  );
}
