import { createHash } from 'node:crypto';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type WorkerBuild, workerAddress } from '../src/shared/offline/worker-contract.ts';
import type { EntryFiles } from './scripts/manifest.ts';
import { computeIntegrity } from './scripts/subresource-integrity.ts';

const workerLicenses = 'worker-licenses.txt';
const source = fileURLToPath(new URL('../src/service-worker/main.ts', import.meta.url));

const offlineScreens = [
  'products-page',
  'category-page',
  'product-page',
  'search-page',
  'cart-page',
];
const offlineChunks = [
  ...['typeahead', 'site-finder'],
  ...['menu-panel', 'account-entries'],
  ...['compare-dialog', 'picture-dialog'],
  ...['product-cards', 'search-results'],
];
/** Only the cart's strings. The others are cached when visitors open the pages. */
const offlineTexts = ['en/checkout', 'es/checkout'];

/** A single file, because it compresses five times better than separate files. */
export function offlineCatalogue(data: Readonly<Record<string, unknown>>): {
  address: string;
  content: string;
} {
  const offlineData = Object.entries(data).filter(([address]) =>
    /^\/data\/(categories|products|search|starting-prices)/.test(address),
  );
  const content = JSON.stringify(Object.fromEntries(offlineData));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `/static/data/catalogue-${hash}.json`, content };
}

export function workerBuild(
  files: EntryFiles,
  folder: string,
  shell: string,
  catalogue: string,
): WorkerBuild {
  const hash = createHash('sha384').update(shell).digest('base64');
  return {
    // Hosting redirects `/app.html` to this URL.
    shell: { address: '/app', integrity: `sha384-${hash}` },
    files: computeIntegrity([files.main, ...files.scriptsBefore('en'), files.font], folder),
    catalogue,
    scripts: files.lazyScripts(...offlineScreens, ...offlineChunks, ...offlineTexts),
  };
}

export async function bundleWorker(known: WorkerBuild, outputFolder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __WORKER_BUILD__: JSON.stringify(known),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      license: { fileName: workerLicenses },
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: workerAddress.slice(1) },
      },
    },
  });
  // Most licenses require their text to be included.
  const licenses = `${outputFolder}${workerLicenses}`;
  await appendFile(`${outputFolder}licenses.txt`, `\n${await readFile(licenses, 'utf8')}`);
  await rm(licenses);
}
