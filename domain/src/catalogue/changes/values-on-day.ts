import type { ScheduledChange } from '../../api/staff/catalogue-calls.ts';
import type { ProductValues } from './values-in-force.ts';

interface Listed extends ProductValues {
  /** In the order in which they take effect. */
  scheduled: readonly ScheduledChange[];
}

/** The row as it will be on a later day, which may have other values than today. ISO dates sort as text. */
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
