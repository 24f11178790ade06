import { readFile } from 'node:fs/promises';
import { minifySync } from 'vite';

/** The inline script of every page, whose hash is in the Content-Security-Policy. */
export async function loaderText(): Promise<string> {
  const source = await readFile(new URL('loader.js', import.meta.url), 'utf8');
  return minifySync('loader.js', source).code.trim();
}
