/**
 * Removes all scripts and their preloads. A page with this content can't be faster, so the result serves as the
 * baseline for the real page.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
}
