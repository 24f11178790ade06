import * as z from 'zod';
import { cleanLine, cleanText } from './clean-text.ts';

/** Cleans before counting, so a name with only invisible characters counts as empty. */
const free = (clean: (text: string) => string) => (maxLength: number) =>
  z.string().overwrite(clean).max(maxLength);

/** Single-line. May be empty unless `.min(1)` is added. */
export const freeLine = free(cleanLine);

export const freeText = free(cleanText);
