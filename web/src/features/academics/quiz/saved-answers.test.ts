import { questions } from '@dental-shop/domain/certification/quiz';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnswers, readSavedAnswers, saveAnswers } from './saved-answers.ts';

const answers = Object.fromEntries(questions.map(({ name }) => [name, 'b' as const]));

/** The part of the browser's session storage that is used. */
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

describe('the kept answers', () => {
  it('are returned until they are forgotten', () => {
    expect(readSavedAnswers()).toBeUndefined();
    saveAnswers(answers);
    expect(readSavedAnswers()).toEqual(answers);
    clearAnswers();
    expect(readSavedAnswers()).toBeUndefined();
  });

  it.each([
    ['one is missing', JSON.stringify({ ...answers, steel: undefined })],
    ['one is none of those offered', JSON.stringify({ ...answers, steel: 'd' })],
    ['they are another kind of value', '"b"'],
  ])('are none where %s', (_, text) => {
    sessionStorage.setItem('quizAnswers', text);
    expect(readSavedAnswers()).toBeUndefined();
  });

  it('are none where they cannot be read, which is told to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    sessionStorage.setItem('quizAnswers', '{');
    expect(readSavedAnswers()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
