import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The scripts that run in a browser, each by its entry file. */
const ENTRIES = {
  'stripe-js': '../browser/stripe-js/main.ts',
  'card-form': '../browser/card-form/main.ts',
  challenge: '../browser/challenge/main.ts',
} as const;

/** Name of a script for the browser. */
export type BrowserScript = keyof typeof ENTRIES;

const bundled = new Map<BrowserScript, string>();

/**
 * The script as one classic JavaScript file, which knows the API's address where it is another than
 * its own.
 */
export function browserScript(name: BrowserScript, apiAddress: string | null): string {
  return `(() => { const API_ADDRESS = ${JSON.stringify(apiAddress)};\n${bundle(name)}})();\n`;
}

/** Bundled from TypeScript when first asked for. */
function bundle(name: BrowserScript): string {
  const known = bundled.get(name);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(ENTRIES[name], import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2021',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  bundled.set(name, script);
  return script;
}
