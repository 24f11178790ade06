import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Wallet } from '../cards/wallets.ts';

export type BrowserScript = 'stripe-js' | 'chunk' | 'card-form' | 'challenge';

/** The published package contains JavaScript instead of TypeScript. */
const extension = extname(import.meta.url);

const bundled = new Map<BrowserScript, string>();

interface Constants {
  apiAddress: string | null;
  chunksAddress: string | null;
  wallets: readonly Wallet[];
}

export function browserScript(
  name: BrowserScript,
  { apiAddress, chunksAddress, wallets }: Constants,
): string {
  const constants = {
    API_ADDRESS: apiAddress,
    CHUNKS_ADDRESS: chunksAddress,
    ACCOUNT_WALLETS: wallets,
  };
  const declarations = Object.entries(constants).map(
    ([constant, value]) => `const ${constant} = ${JSON.stringify(value)};`,
  );
  return `(() => { ${declarations.join(' ')}\n${bundle(name)}})();\n`;
}

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
