import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { build, loadEnv, type Manifest } from 'vite';
import { parseEnvironment } from '../src/config/parse-environment.ts';
import { paperFilesAddress } from '../src/features/papers/papers.ts';
import { entryFiles } from './manifest.ts';
import { pageBuilder } from './page-builder.ts';
import { collectPictures } from './pictures.ts';
import { filesOfPath, publicPaths } from './public-paths.ts';
import { selectPageData } from './select-page-data.ts';

// Before anything renders: emotion's class names differ otherwise from the browser's, silently.
process.env.NODE_ENV = 'production';

const webFolder = fileURLToPath(new URL('../', import.meta.url));
const outputFolder = `${webFolder}dist/`;
const prerenderFolder = `${outputFolder}.prerender/`;

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const target = `${outputFolder}${file}`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function bundle(mode: string, outDir: string, ssr: boolean): Promise<void> {
  const configFile = `${webFolder}vite.config.ts`;
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: { outDir, ssr, emptyOutDir: true, copyPublicDir: !ssr, reportCompressedSize: false },
  });
}

async function readManifest(): Promise<Manifest> {
  const folder = `${outputFolder}.vite/`;
  // Vite's own format, of the version that has just written it.
  const manifest = JSON.parse(await readFile(`${folder}manifest.json`, 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

/** Builds the whole site into `web/dist`, every public page as a file of its own. */
async function buildSite(mode: string): Promise<void> {
  const environment = parseEnvironment(loadEnv(mode, webFolder));
  const pictures = collectPictures(catalogue);
  await bundle(mode, outputFolder, false);
  await bundle(mode, prerenderFolder, true);
  const files = entryFiles(await readManifest());
  const moduleOf = (name: string) => pathToFileURL(`${prerenderFolder}${name}.js`).href;
  // Typed by their sources, which the bundler has just made them from.
  const { prerenderPage } = (await import(
    moduleOf('prerender')
  )) as typeof import('../src/prerender.tsx');
  const { renderPapers } = (await import(
    moduleOf('papers')
  )) as typeof import('./papers/papers.tsx');
  const papers = await renderPapers(new Date());
  const data = {
    ...selectPageData(catalogue, spanish, pictures.resolve),
    [paperFilesAddress.url]: papers.summary,
  };
  const pages = await pageBuilder({ environment, files, outputFolder });

  const paths = publicPaths(catalogue);
  for (const path of paths) {
    const page = pages.page(await prerenderPage(path, data));
    for (const file of filesOfPath(path)) await write(file, page);
  }
  await write('app.html', pages.shell(data));
  for (const [url, content] of Object.entries(data)) {
    await write(url.slice(1), JSON.stringify(content));
  }
  for (const [address, content] of papers.files) await write(address.slice(1), content);
  for (const [name, content] of pictures.files) await write(`product-images/${name}`, content);
  await rm(prerenderFolder, { recursive: true });
  await rm(`${outputFolder}${files.styleFile}`);
  console.log(`Built ${paths.length} pages and ${pictures.files.size} pictures (mode ${mode}).`);
}

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const startedAt = performance.now();
await buildSite(values.mode);
console.log(
  `The web app is in web/dist (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`,
);
