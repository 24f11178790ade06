/** The browser's time zone. Customers' pages use it; staff screens use the office's. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
