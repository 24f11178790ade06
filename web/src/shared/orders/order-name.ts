import { shortId } from '../formatting/short-id.ts';

interface NamedOrder {
  id: string;
  number?: string | undefined;
}

/** What people call an order by: its number, or where it has none the beginning of its id. */
export function orderName({ id, number }: NamedOrder): string {
  return number ?? shortId(id);
}
