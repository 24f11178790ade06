import type { Answers } from './mark-answers.ts';
import { options, questions } from './questions.ts';

/** What is ticked in the quiz's form, whose groups are named as the questions. */
export function readAnswers(form: FormData): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const chosen = options.find((option) => option === form.get(name));
      return chosen ? [[name, chosen]] : [];
    }),
  );
}
