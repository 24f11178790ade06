/**
 * The address in a header `Link: <…>; rel="next"`, by which a file names the part that follows it;
 * undefined where there is none. Only a path of this site: the request for it carries the ID token.
 */
export function nextPart(link: string | null): string | undefined {
  return /^<(\/(?!\/)[^>]*)>; rel="next"$/.exec(link ?? '')?.[1];
}
