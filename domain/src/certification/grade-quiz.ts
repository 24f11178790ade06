import { type Option, passMark, type QuestionName, questions } from './quiz.ts';

export type Answers = Partial<Record<QuestionName, Option>>;

export interface Marks {
  /** Number of right answers. */
  right: number;
  /** The questions that were answered wrong or not at all, in their order. */
  wrong: readonly QuestionName[];
  isPassed: boolean;
}

/** The first question without an answer; undefined where all have one. */
export function firstUnanswered(answers: Answers): QuestionName | undefined {
  return questions.find(({ name }) => answers[name] === undefined)?.name;
}

export function markAnswers(answers: Answers): Marks {
  const wrong = questions.filter(({ name, answer }) => answers[name] !== answer);
  const right = questions.length - wrong.length;
  return { right, wrong: wrong.map(({ name }) => name), isPassed: right >= passMark };
}
