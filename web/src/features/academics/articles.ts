import { paths } from '../../shared/config/paths.ts';

export const articles = [
  'article-2021',
  'titach-vs-locator',
  'titach-mandibular',
  'bone-response-study',
  'blast-material',
  'micromovements',
  'multicenter-study',
  'rba-study',
] as const;

type Article = (typeof articles)[number];

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article === slug);
}

export const firstArticlePath = paths.researchArticle(articles[0]);
