/** Never splits a surrogate pair. `encodeURIComponent` would throw on half of one. */
export function truncate(text: string, maxCharacters: number): string {
  return [...text].slice(0, maxCharacters).join('');
}
