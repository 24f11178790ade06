import type { ReturnReason } from '@dental-shop/domain/returns/return';
import { type ReturnableLine, returnLineKey } from '@dental-shop/domain/returns/returnable-lines';

/** A selected line. The form's other fields are uncontrolled. */
export interface ReturnChoice {
  line: ReturnableLine;
  reason: ReturnReason | '';
  /** Undefined until the customer answers. */
  unopened: boolean | undefined;
}

/** Choices by line key, in the order in which the lines were selected. */
export type ReturnChoices = ReadonlyMap<string, ReturnChoice>;

export const lineKey = (line: ReturnableLine): string => returnLineKey(line);

/** The name of a line's form field. Escaped, because lots may contain quotation marks. */
export const fieldName = (key: string, field: string): string =>
  encodeURIComponent(`${key} ${field}`);
