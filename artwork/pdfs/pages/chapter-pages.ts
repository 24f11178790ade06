/**
 * Each chapter's first page number, by chapter ID. React PDF calls every `render` twice: during
 * pagination, which fills in this map, and again when all pages are known.
 */
export type ChapterPages = Map<string, number>;
