/**
 * Removes all scripts and their preloads. The result is the fastest possible page with this content and the baseline
 * for the real one.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
}
