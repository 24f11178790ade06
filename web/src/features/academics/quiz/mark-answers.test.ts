import { describe, expect, it } from 'vitest';
import { site } from '../../../config/site.ts';
import { quiz as english } from '../../../i18n/content/en/quiz.ts';
import { type Answers, firstUnanswered, markAnswers } from './mark-answers.ts';
import { questions } from './questions.ts';

const allRight: Answers = Object.fromEntries(questions.map(({ name, answer }) => [name, answer]));

describe('the quiz', () => {
  it('has the 20 questions of the course, each with a text of its own and no other', () => {
    expect(questions).toHaveLength(20);
    expect(Object.keys(english.question)).toEqual(questions.map(({ name }) => name));
  });

  it('can be passed and failed', () => {
    expect(site.certification.passMark).toBeGreaterThan(0);
    expect(site.certification.passMark).toBeLessThanOrEqual(questions.length);
  });
});

describe('markAnswers', () => {
  it('counts the right answers and names the others', () => {
    expect(markAnswers(allRight)).toEqual({ right: 20, wrong: [] });
    expect(markAnswers({ ...allRight, fridge: 'a', steel: 'c' })).toEqual({
      right: 18,
      wrong: ['steel', 'fridge'],
    });
  });

  it('takes no answer for a wrong one', () => {
    expect(markAnswers({}).right).toBe(0);
  });
});

describe('firstUnanswered', () => {
  it('follows the order of the questions', () => {
    const { steel: _, drillStops: __, ...answers } = allRight;
    expect(firstUnanswered(answers)).toBe('steel');
    expect(firstUnanswered(allRight)).toBeUndefined();
  });
});
