import { shortId } from '../formatting/short-id.ts';

export function orderName({ id, number }: { id: string; number?: string | undefined }): string {
  return number ?? shortId(id);
}
