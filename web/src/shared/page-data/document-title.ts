export interface DocumentHead {
  /** Empty on the home page, whose title is the site's name. */
  title: string;
  description: string;
  /**
   * Encoded path of the canonical address, for a page that answers to others too (`/products/drills`).
   * Null where search engines should find nothing, as on the error page. Absent, it is the address
   * that was asked for.
   */
  canonicalPath?: string | null;
}

export function documentTitle(title: string, siteName: string): string {
  return title === '' ? siteName : `${title} | ${siteName}`;
}
