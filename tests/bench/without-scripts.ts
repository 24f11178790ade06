/** Without scripts and their preloads, a page is as fast as it can be, so this is the baseline for the real page. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
}
