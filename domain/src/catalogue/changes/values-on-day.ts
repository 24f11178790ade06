import type { ScheduledChange } from '../../api/staff/catalogue-calls.ts';
import type { ProductValues } from './values-in-force.ts';

interface Listed extends ProductValues {
  /** Sorted by the day they take effect. */
  scheduled: readonly ScheduledChange[];
}

/**
 * The row with the values that will apply on a later day, when scheduled changes have taken effect. ISO dates can be
 * compared as text.
 */
export function valuesOnDay<Row extends Listed>(row: Row, day: string): Row {
  let values: ProductValues = row;
  for (const change of row.scheduled) {
    if (change.effectiveOn <= day) values = { ...values, ...change };
  }
  const { price, hidden, availability } = values;
  const until = availability?.kind === 'out-of-stock' ? availability.until : null;
  const isBack = until !== null && until <= day;
  return { ...row, price, hidden, availability: isBack ? null : availability };
}
