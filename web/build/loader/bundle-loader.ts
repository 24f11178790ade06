import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const input = fileURLToPath(new URL('loader.js', import.meta.url));

export async function bundleLoader(): Promise<string> {
  const bundled = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in bundled ? bundled.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The loader was not bundled.');
  return chunk.code.trim();
}
