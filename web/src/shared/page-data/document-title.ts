export interface DocumentHead {
  title: string;
  description: string;
  /**
   * Percent-encoded. Set it on alias pages such as `/products/drills`, and to null on pages that must not be indexed,
   * such as the error page. Defaults to the current path.
   */
  canonicalPath?: string | null;
}

export function documentTitle(title: string, siteName: string): string {
  return title === '' ? siteName : `${title} | ${siteName}`;
}
