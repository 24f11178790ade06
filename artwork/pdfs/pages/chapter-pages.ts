/**
 * The page that each chapter begins on, by the chapter's id. React PDF calls every `render` once
 * while it breaks the text into pages, which fills this in, and once more when all are known.
 */
export type ChapterPages = Map<string, number>;
