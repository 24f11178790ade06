import { describe, expect, it } from 'vitest';
import { type Answers, firstUnanswered, markAnswers } from './grade-quiz.ts';
import { type Option, options, passMark, questions } from './quiz.ts';

const allRight: Answers = Object.fromEntries(questions.map(({ name, answer }) => [name, answer]));

const another = (answer: Option) => options.find((option) => option !== answer);

/** So many right answers from the first question on, and the others wrong. */
const rightUpTo = (count: number): Answers =>
  Object.fromEntries(
    questions.map(({ name, answer }, index) => [name, index < count ? answer : another(answer)]),
  );

it('the quiz has the 20 questions of the course, each of another name', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(20);
});

describe('markAnswers', () => {
  it('counts the right answers and names the others', () => {
    expect(markAnswers(allRight)).toEqual({ right: 20, wrong: [], isPassed: true });
    expect(markAnswers({ ...allRight, fridge: 'a', steel: 'c' })).toEqual({
      right: 18,
      wrong: ['steel', 'fridge'],
      isPassed: true,
    });
  });

  it('passes 16 right answers and fails 15', () => {
    expect(passMark).toBe(16);
    expect(markAnswers(rightUpTo(16))).toMatchObject({ right: 16, isPassed: true });
    expect(markAnswers(rightUpTo(15))).toMatchObject({ right: 15, isPassed: false });
  });

  it('takes no answer for a wrong one', () => {
    expect(markAnswers({})).toMatchObject({ right: 0, isPassed: false });
  });
});

describe('firstUnanswered', () => {
  it('follows the order of the questions', () => {
    const { steel: _, drillStops: __, ...answers } = allRight;
    expect(firstUnanswered(answers)).toBe('steel');
    expect(firstUnanswered(allRight)).toBeUndefined();
  });
});
