export interface IpInfoResponse {
  isInMiddleEastOrAfrica: boolean;
}

/**
 * Reads an answer, or what a browser has stored of one; throws a TypeError for anything else. By hand,
 * because every public page asks, and zod would add 22 KB to each.
 */
export function parseIpInfo(answer: unknown): IpInfoResponse {
  const { isInMiddleEastOrAfrica } = Object(answer) as Partial<Record<string, unknown>>;
  if (typeof isInMiddleEastOrAfrica !== 'boolean') throw new TypeError('No region was named.');
  return { isInMiddleEastOrAfrica };
}
