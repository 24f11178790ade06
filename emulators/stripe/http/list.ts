import type Stripe from 'stripe';
import { invalidRequest, noSuch } from './api-error.ts';
import type { Parameters } from './parameters.ts';

export const listParameters = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

const defaultPageSize = 10;
const maxPageSize = 100;

/** Returns the newest first; `found` must be in creation order. */
export function listPage<T extends { id: string }>(
  found: readonly T[],
  parameters: Parameters,
  url: string,
): Stripe.ApiList<T> {
  const limit = parameters.integer('limit') ?? defaultPageSize;
  if (limit < 1 || limit > maxPageSize) {
    throw invalidRequest(`Invalid limit: must be between 1 and ${maxPageSize}`, 'limit');
  }
  const newestFirst = found.toReversed();
  const before = parameters.text('ending_before');
  if (before) {
    const end = positionOf(newestFirst, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const after = parameters.text('starting_after');
  const start = after ? positionOf(newestFirst, after, 'starting_after') + 1 : 0;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

export function createdWithin<T extends { created: number }>(
  found: readonly T[],
  parameters: Parameters,
): T[] {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = parameters.timeRange('created');
  return found.filter(
    ({ created }) => created > gt && created >= gte && created < lt && created <= lte,
  );
}

function positionOf(list: readonly { id: string }[], id: string, param: string): number {
  const position = list.findIndex((entry) => entry.id === id);
  if (position === -1) throw noSuch('object', id, param);
  return position;
}
