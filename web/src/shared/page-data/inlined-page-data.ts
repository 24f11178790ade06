/** The data that a prerendered page carries; none on a page that was not. */
export function readInlinedPageData(): Record<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  // Written by this very build, as an object from address to data.
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
