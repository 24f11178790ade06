import { type Option, passMark, type QuestionName, questions } from './quiz.ts';

export type Answers = Partial<Record<QuestionName, Option>>;

export interface QuizScore {
  right: number;
  wrong: readonly QuestionName[];
  isPassed: boolean;
}

export function firstUnanswered(answers: Answers): QuestionName | undefined {
  return questions.find(({ name }) => answers[name] === undefined)?.name;
}

export function gradeQuiz(answers: Answers): QuizScore {
  const wrong = questions.filter(({ name, answer }) => answers[name] !== answer);
  const right = questions.length - wrong.length;
  return { right, wrong: wrong.map(({ name }) => name), isPassed: right >= passMark };
}
