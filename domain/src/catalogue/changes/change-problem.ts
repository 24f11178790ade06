import * as z from 'zod';
import type { SheetFaultFacts } from '../sheet/sheet-fault.ts';

export const changeProblemCode = z.enum([
  'unknown-sku',
  'duplicate-sku',
  'price-format',
  'price-zero',
  'hidden-in-sheet',
  'until-too-early',
  'kit-too-expensive',
  'too-many-changes',
]);
export type ChangeProblemCode = z.infer<typeof changeProblemCode>;

/** `at` is when the problem would start, in ms since 1970. */
export interface ChangeProblem {
  sku: string;
  code: ChangeProblemCode;
  facts: SheetFaultFacts;
  at: number;
}
