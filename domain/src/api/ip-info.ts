export interface IpInfoResponse {
  isInMiddleEastOrAfrica: boolean;
}

/**
 * Throws a TypeError for anything else. Parsed by hand because zod would add 22 KB to every public
 * page.
 */
export function parseIpInfo(answer: unknown): IpInfoResponse {
  const { isInMiddleEastOrAfrica } = Object(answer) as Partial<Record<string, unknown>>;
  if (typeof isInMiddleEastOrAfrica !== 'boolean') throw new TypeError('No region was named.');
  return { isInMiddleEastOrAfrica };
}
