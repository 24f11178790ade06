export interface DocumentHead {
  /** Empty on the home page, whose title is the site's name. */
  title: string;
  description: string;
  /**
   * Encoded path of the page's own address, where it answers to others too (`/products/drills`); null
   * where nothing is to be found, as on the error page. The address asked for where it is absent.
   */
  canonicalPath?: string | null;
}

export function documentTitle(title: string, siteName: string): string {
  return title === '' ? siteName : `${title} | ${siteName}`;
}
