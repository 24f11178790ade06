/** Whether a request's email is the signed-in account's own; letters count in any case. */
export function isSameEmail(given: string, own: string | undefined): boolean {
  return own !== undefined && given.trim().toLowerCase() === own.toLowerCase();
}
