export interface DocumentHead {
  /** Empty on the home page, whose title is the site's name. */
  title: string;
  description: string;
  /**
   * Percent-encoded canonical path for alias pages such as `/products/drills`. Null for pages that must not be indexed,
   * such as the error page. Defaults to the current path.
   */
  canonicalPath?: string | null;
}

export function documentTitle(title: string, siteName: string): string {
  return title === '' ? siteName : `${title} | ${siteName}`;
}
