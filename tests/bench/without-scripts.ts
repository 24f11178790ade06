/**
 * The same page without anything that runs or is fetched to run: the fastest that a page with this content can be
 * shown, which the real one is compared with.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
}
