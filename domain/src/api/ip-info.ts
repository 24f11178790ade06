export interface IpInfoResponse {
  isInMiddleEastOrAfrica: boolean;
}

/** Throws a TypeError if invalid. Parsed by hand because zod would add 22 KB to every page. */
export function parseIpInfo(answer: unknown): IpInfoResponse {
  const { isInMiddleEastOrAfrica } = Object(answer) as Partial<Record<string, unknown>>;
  if (typeof isInMiddleEastOrAfrica !== 'boolean') throw new TypeError('No region was named.');
  return { isInMiddleEastOrAfrica };
}
