import * as z from 'zod';
import { cleanLine, cleanText } from './clean-text.ts';

/**
 * Whatever people type that no list bounds goes through one of these two, which clean it first and
 * then count: a name of unseen characters alone is an empty one. `min` demands so many characters.
 */
const free = (clean: (text: string) => string) => (maxLength: number) =>
  z.string().overwrite(clean).max(maxLength);

/** One line: a name, a street, a license. May be empty; `.min(1)` forbids it. */
export const freeLine = free(cleanLine);

/** Several lines: a message, a note, a reason. */
export const freeText = free(cleanText);
