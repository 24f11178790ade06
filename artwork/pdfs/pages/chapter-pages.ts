/**
 * Each chapter's first page number, by chapter ID. React PDF calls every `render` twice: first
 * during pagination, when this map is filled in, and again when all pages are known.
 */
export type ChapterPages = Map<string, number>;
