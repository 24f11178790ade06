import { describe, expect, it } from 'vitest';
import { type Answers, firstUnanswered, gradeQuiz } from './grade-quiz.ts';
import { type Option, options, passMark, questions } from './quiz.ts';

const allRight: Answers = Object.fromEntries(questions.map(({ name, answer }) => [name, answer]));

const another = (answer: Option) => options.find((option) => option !== answer);

const rightUpTo = (count: number): Answers =>
  Object.fromEntries(
    questions.map(({ name, answer }, index) => [name, index < count ? answer : another(answer)]),
  );

it('the quiz has 20 questions with unique names', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(20);
});

describe('gradeQuiz', () => {
  it('counts right answers and lists wrong ones', () => {
    expect(gradeQuiz(allRight)).toEqual({ right: 20, wrong: [], isPassed: true });
    expect(gradeQuiz({ ...allRight, fridge: 'a', steel: 'c' })).toEqual({
      right: 18,
      wrong: ['steel', 'fridge'],
      isPassed: true,
    });
  });

  it('passes 16 right answers and fails 15', () => {
    expect(passMark).toBe(16);
    expect(gradeQuiz(rightUpTo(16))).toMatchObject({ right: 16, isPassed: true });
    expect(gradeQuiz(rightUpTo(15))).toMatchObject({ right: 15, isPassed: false });
  });

  it('counts a missing answer as wrong', () => {
    expect(gradeQuiz({})).toMatchObject({ right: 0, isPassed: false });
  });
});

describe('firstUnanswered', () => {
  it('returns the first unanswered question in order', () => {
    const { steel: _, drillStops: __, ...answers } = allRight;
    expect(firstUnanswered(answers)).toBe('steel');
    expect(firstUnanswered(allRight)).toBeUndefined();
  });
});
