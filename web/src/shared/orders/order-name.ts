import { shortId } from '../formatting/short-id.ts';

interface NamedOrder {
  id: string;
  number?: string | undefined;
}

export function orderName({ id, number }: NamedOrder): string {
  return number ?? shortId(id);
}
