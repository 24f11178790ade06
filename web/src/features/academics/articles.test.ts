import { expect, it } from 'vitest';
import { articles, findArticle, firstArticlePath } from './articles.ts';

it('knows the eight articles and no other', () => {
  expect(new Set(articles).size).toBe(8);
  expect(findArticle('micromovements')).toBe('micromovements');
  expect(findArticle('Micromovements')).toBeUndefined();
  expect(findArticle('constructor')).toBeUndefined();
});

it('opens with the article of 2021', () => {
  expect(firstArticlePath).toBe('/academics/research/article-2021');
});
