/**
 * The client's address out of `X-Forwarded-For`. Google's front end appends the address that it
 * saw; whatever stands before that is the client's own word. Undefined without a header.
 */
export function clientAddress(forwardedFor: string | undefined): string | undefined {
  return forwardedFor?.split(',').at(-1)?.trim() || undefined;
}
