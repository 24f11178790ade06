import { type Option, options, questions } from '@dental-shop/domain/certification/quiz';

/** The first `wrong` answers are incorrect. */
export function quizAnswers(wrong: number): Record<string, Option> {
  const another = (answer: Option) => (answer === options[0] ? options[1] : options[0]);
  return Object.fromEntries(
    questions.map(({ name, answer }, index) => [name, index < wrong ? another(answer) : answer]),
  );
}
