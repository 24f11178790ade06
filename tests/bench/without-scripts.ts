/**
 * A page with the same content can't be faster than without scripts and their preloads, so this is
 * the baseline.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
}
