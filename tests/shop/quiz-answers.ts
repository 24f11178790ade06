import { type Option, options, questions } from '@dental-shop/domain/certification/quiz';

/** Answers the first `wrong` questions incorrectly. */
export function quizAnswers(wrong: number): Record<string, Option> {
  const another = (answer: Option) => (answer === options[0] ? options[1] : options[0]);
  return Object.fromEntries(
    questions.map(({ name, answer }, index) => [name, index < wrong ? another(answer) : answer]),
  );
}
