import './production-mode.ts';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openFileCache } from '@dental-shop/artwork/file-cache';
import { makePdfs } from '@dental-shop/artwork/pdfs';
import { makePictures } from '@dental-shop/artwork/pictures';
import { language as languageSchema } from '@dental-shop/domain/language/language';
import { build, type Manifest } from 'vite';
import type { AllPageData } from '../src/prerender.tsx';
import { catalogueData } from '../src/shared/catalogue/catalogue-data.ts';
import { parseEnvironment } from '../src/shared/config/parse-environment.ts';
import { pdfFilesAddress } from '../src/shared/downloads/pdfs.ts';
import { contentSecurityPolicy, thirdPartyScripts } from './content-security-policy.ts';
import { bundleLoader } from './loader/bundle-loader.ts';
import { pdfTexts } from './page-data/pdf-texts.ts';
import { readCatalogueFile } from './page-data/read-catalogue-file.ts';
import { selectPageData } from './page-data/select-page-data.ts';
import {
  describeScripts,
  describeWeights,
  LargestPages,
  measurePages,
  overBudget,
  privateScreens,
} from './page-weight.ts';
import { type PageBuilder, pageBuilder } from './pages/page-builder.ts';
import { openPageCache, renderingCode } from './pages/page-cache.ts';
import { filesOfPath, localizedFile, publicPaths } from './pages/public-paths.ts';
import { type EntryFiles, entryFiles } from './scripts/manifest.ts';
import {
  type BundledModules,
  checkPublicScripts,
  recordModules,
} from './scripts/public-scripts.ts';
import { checkSearchWeight, searchWeight } from './scripts/search-weight.ts';
import { workerLicenses } from './scripts/worker-licenses.ts';
import { bundleWorker, offlineCatalogue, workerBuild } from './service-worker.ts';
import { isListed, pageTags } from './sharing/page-tags.ts';
import { securityText } from './sharing/security-text.ts';
import { sharedPages } from './sharing/shared-pages.ts';
import { siteIcons } from './sharing/site-icons.ts';
import { robotsText, sitemapFiles } from './sharing/sitemap.ts';
import { drawSocialPictures } from './sharing/social-pictures.ts';
import { readTarget } from './target.ts';

const favicon = new URL('../public/favicon.svg', import.meta.url);
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const target = readTarget(process.argv.slice(2));
const {
  name: mode,
  outputFolder,
  variables,
  site,
  wallets,
  explains,
  catalogueFile,
  reportFile,
} = target;
const isMeasured = catalogueFile !== undefined;
const prerenderFolder = `${outputFolder}.prerender/`;
/** Not in the output folder, because Vite empties it. */
const pageCacheFolder = `${outputFolder.slice(0, -1)}.kept`;

/** Vite reads `process.env`, so stray `VITE_` variables from the shell would end up in the build. */
function setVariables(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) delete process.env[name];
  }
  Object.assign(process.env, variables);
}

const written = new Set<string>();

async function write(file: string, content: string | Uint8Array): Promise<void> {
  // Files whose names differ only in case would overwrite each other on macOS and Windows.
  const name = file.toLowerCase();
  if (written.has(name)) throw new Error(`Two files would be written to ${file}.`);
  written.add(name);
  const path = `${outputFolder}${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function bundle(outDir: string, ssr: boolean): Promise<BundledModules> {
  const { plugin, bundledModules } = recordModules();
  const licenses = workerLicenses();
  await build({
    configFile,
    mode,
    // All variables are already set, and an `.env` file must not override them.
    envDir: false,
    logLevel: 'warn',
    plugins: [plugin],
    worker: { plugins: () => [licenses.plugin] },
    build: { outDir, ssr, emptyOutDir: true, copyPublicDir: !ssr, reportCompressedSize: false },
  });
  if (!ssr) await appendFile(`${outDir}licenses.txt`, await licenses.text());
  return bundledModules;
}

async function readManifest(): Promise<Manifest> {
  const folder = `${outputFolder}.vite/`;
  const manifest = JSON.parse(await readFile(`${folder}manifest.json`, 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

async function buildSite(): Promise<void> {
  const environment = parseEnvironment(variables);
  setVariables();
  const source = await readCatalogueFile(catalogueFile);
  const pictures = await makePictures(source.catalogue);
  const bundled = await bundleApp();
  const cache = await openFileCache();
  const pdfs = await makePdfs({ texts: pdfTexts, site, date: new Date(), cache });
  const data = {
    ...selectPageData(source.catalogue, source.spanish, pictures.resolve),
    [pdfFilesAddress.url]: pdfs.sizes,
  };
  const searchBytes = await measureSearch(bundled.files, data);
  const loader = await bundleLoader();
  const pages = await pageBuilder({
    loader,
    siteName: site.name,
    files: bundled.files,
    outputFolder,
    thirdPartyScripts: thirdPartyScripts(environment),
  });
  const { siteUrl } = environment;
  const share = sharedPages({
    siteUrl,
    site,
    catalogue: source.catalogue,
    resolvePicture: pictures.resolve,
  });
  const paths = publicPaths(source.catalogue);
  const rendered = await writePages({ paths, bundled, data, pages, share, siteUrl });
  const shell = pages.shell(data);
  const weights = await measureSite(bundled, rendered.largest, shell);
  await write('app.html', shell);
  await writeWorker(bundled.files, data, shell);
  await writeNotFound(bundled.prerender, data, pages);
  for (const [url, content] of Object.entries(data)) {
    await write(url.slice(1), JSON.stringify(content));
  }
  for (const [name, content] of pdfs.files) await write(`papers/${name}`, content);
  for (const [name, content] of pictures.files) await write(`product-images/${name}`, content);
  await writeCrawlerFiles(siteUrl, rendered.listedPaths);
  const icons = await siteIcons(await readFile(favicon, 'utf8'), site.name);
  const social = await drawSocialPictures(rendered.sharedPictures, pictures.files, cache);
  for (const [address, content] of [...icons, ...social]) await write(address.slice(1), content);
  // Hosting doesn't deploy dotfiles. The deploy checks compare this file with the headers.
  const policy = contentSecurityPolicy({ loader, environment, site, wallets });
  await write('.content-security-policy', policy);
  await rm(prerenderFolder, { recursive: true });
  await rm(`${outputFolder}${bundled.files.styleFile}`);
  console.log(
    `Built ${rendered.pages} pages (${rendered.reused} unchanged) and ${pictures.files.size} pictures.`,
  );
  if (reportFile === undefined) return;
  const { pages: count, reused, renderMs } = rendered;
  const report = {
    pages: count,
    reused,
    renderMs,
    searchWeight: searchBytes,
    weights: Object.fromEntries(weights),
    // `maxRSS` is in KB.
    mostMemory: process.resourceUsage().maxRSS * 1024,
  };
  await writeFile(reportFile, JSON.stringify(report));
}

type Prerender = typeof import('../src/prerender.tsx');

interface BundledApp {
  modules: BundledModules;
  files: EntryFiles;
  prerender: Prerender;
}

async function bundleApp(): Promise<BundledApp> {
  const modules = await bundle(outputFolder, false);
  await bundle(prerenderFolder, true);
  const files = entryFiles(await readManifest());
  const prerender = (await import(
    pathToFileURL(`${prerenderFolder}prerender.js`).href
  )) as Prerender;
  return { modules, files, prerender };
}

async function measureSearch(files: EntryFiles, data: AllPageData): Promise<number> {
  const { search, searchIndex, searchPages } = catalogueData;
  const scripts = files
    .lazyScripts('typeahead', 'site-finder')
    .map((file) => readFile(`${outputFolder}${file.slice(1)}`));
  const weight = searchWeight([
    ...(await Promise.all(scripts)),
    ...[search, searchIndex, searchPages].map(({ url }) => JSON.stringify(data[url])),
  ]);
  if (!isMeasured) checkSearchWeight(weight);
  console.log(`Opening the search loads ${(weight / 1024).toFixed(1)} KB.`);
  return weight;
}

interface PagesToWrite {
  paths: readonly string[];
  bundled: BundledApp;
  data: AllPageData;
  pages: PageBuilder;
  share: ReturnType<typeof sharedPages>;
  siteUrl: string;
}

async function writePages({ paths, bundled, data, pages, share, siteUrl }: PagesToWrite) {
  const { modules, files, prerender } = bundled;
  const pageCache = await openPageCache({
    folder: pageCacheFolder,
    code: await renderingCode(prerenderFolder),
    data,
    render: (path, language) => prerender.prerenderPage(path, data, language),
  });
  checkPublicScripts('App Check', files.lazyScripts('app-check/app-check'), modules);
  const renderStart = performance.now();
  const listedPaths: string[] = [];
  const largest = new LargestPages();
  const sharedPictures = new Set<string>();
  const localizedPaths = paths.flatMap((path) =>
    languageSchema.options.map((language) => ({ path, language })),
  );
  for (const { path, language } of localizedPaths) {
    const rendered = await pageCache.page(path, language);
    const { head } = rendered;
    const scripts = [
      files.main,
      ...files.scriptsBefore(language, rendered.chunk, rendered.content),
    ];
    checkPublicScripts(path, scripts, modules);
    const shared = share(head.canonicalPath ?? path);
    const listed = isListed(path);
    const tags = pageTags({ siteUrl, siteName: site.name, head, shared, isListed: listed });
    const page = pages.page(rendered, tags);
    for (const file of filesOfPath(path, mode)) await write(localizedFile(file, language), page);
    // All languages share one URL, so run the rest only once per page.
    if (language !== 'en') continue;
    if (listed && head.canonicalPath === path) listedPaths.push(path);
    sharedPictures.add(shared.pictureFile);
    largest.add({ screen: rendered.chunk ?? path, html: page, scripts });
  }
  const renderMs = performance.now() - renderStart;
  return {
    pages: localizedPaths.length,
    reused: await pageCache.close(),
    renderMs,
    listedPaths,
    largest,
    sharedPictures,
  };
}

async function measureSite({ files, modules }: BundledApp, largest: LargestPages, shell: string) {
  for (const [screen, { chunks, content }] of Object.entries(privateScreens)) {
    const [page, ...later] = chunks;
    const known = largest.pages.find((each) => page.endsWith(`/${each.screen}`));
    const scripts = [
      files.main,
      ...files.scriptsBefore('en', page, content),
      ...files.lazyScripts(...later),
    ];
    largest.add({ screen, html: known?.html ?? shell, scripts: [...new Set(scripts)] });
  }
  const weights = await measurePages(largest.pages, (file) =>
    readFile(`${outputFolder}${file.slice(1)}`),
  );
  // The budgets are for the example shop. Another shop's longer name or address could exceed them.
  const budgetErrors = mode === 'emulators' && !isMeasured ? overBudget(weights) : [];
  if (explains) {
    for (const line of describeWeights(weights)) console.log(line);
    for (const line of describeScripts(largest.scripts, modules)) console.log(line);
  }
  if (budgetErrors.length > 0) throw new Error(budgetErrors.join('\n'));
  return weights;
}

async function writeWorker(files: EntryFiles, data: AllPageData, shell: string): Promise<void> {
  const offline = offlineCatalogue(data);
  await write(offline.address.slice(1), offline.content);
  await bundleWorker(workerBuild(files, outputFolder, shell, offline.address), outputFolder);
}

async function writeNotFound(
  { prerenderNotFoundPage }: Prerender,
  data: AllPageData,
  pages: PageBuilder,
): Promise<void> {
  for (const language of languageSchema.options) {
    const notFound = pages.notFound(await prerenderNotFoundPage(data, language));
    await write(localizedFile('404.html', language), notFound);
  }
}

async function writeCrawlerFiles(siteUrl: string, listedPaths: string[]): Promise<void> {
  for (const [name, content] of sitemapFiles(siteUrl, listedPaths)) await write(name, content);
  await write('robots.txt', robotsText(siteUrl));
  const { email } = site.company;
  await write('security.txt', securityText({ siteUrl, email, builtAt: new Date() }));
}

const startedAt = performance.now();
await buildSite();
console.log(
  `Built the web app into ${outputFolder} (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`,
);
