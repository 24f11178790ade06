import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script that runs in a browser: a folder of `browser/`, whose `main` is the entry. */
export type BrowserScript = 'stripe-js' | 'card-form' | 'challenge';

/** The published package has JavaScript where this folder has TypeScript. */
const extension = extname(import.meta.url);

const bundled = new Map<BrowserScript, string>();

/**
 * The script as one classic JavaScript file, which knows the API's address where it is another than
 * its own.
 */
export function browserScript(name: BrowserScript, apiAddress: string | null): string {
  return `(() => { const API_ADDRESS = ${JSON.stringify(apiAddress)};\n${bundle(name)}})();\n`;
}

/** Bundled when first asked for. */
function bundle(name: BrowserScript): string {
  const known = bundled.get(name);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../browser/${name}/main${extension}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2021',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  bundled.set(name, script);
  return script;
}
