import { expect, it } from 'vitest';
import { articles, findArticle, firstArticlePath } from './articles.ts';

it('finds only the eight articles', () => {
  expect(new Set(articles).size).toBe(8);
  expect(findArticle('micromovements')).toBe('micromovements');
  expect(findArticle('Micromovements')).toBeUndefined();
  expect(findArticle('constructor')).toBeUndefined();
});

it('starts with the 2021 article', () => {
  expect(firstArticlePath).toBe('/academics/research/article-2021');
});
