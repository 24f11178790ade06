import { questions } from '@dental-shop/domain/certification/quiz';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers, readSavedAnswers, saveAnswers } from './saved-answers.ts';

const answers = Object.fromEntries(questions.map(({ name }) => [name, 'b' as const]));

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  return () => vi.unstubAllGlobals();
});

describe('keptAnswers', () => {
  it('returns the stored answers until they are deleted', () => {
    expect(readSavedAnswers()).toBeUndefined();
    saveAnswers(answers);
    expect(readSavedAnswers()).toEqual(answers);
    clearAnswers();
    expect(readSavedAnswers()).toBeUndefined();
  });

  it.each([
    ['an answer is missing', JSON.stringify({ ...answers, steel: undefined })],
    ["an answer isn't one of the options", JSON.stringify({ ...answers, steel: 'd' })],
    ["the value isn't an object", '"b"'],
  ])('returns undefined if %s', (_, text) => {
    sessionStorage.setItem('quizAnswers', text);
    expect(readSavedAnswers()).toBeUndefined();
  });

  it("logs a warning and returns undefined if the value isn't valid JSON", () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    sessionStorage.setItem('quizAnswers', '{');
    expect(readSavedAnswers()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
