import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PdfId, pdfFileName, pdfIds } from '@dental-shop/domain/downloads/pdfs';
import { type Language, language as languages } from '@dental-shop/domain/language/language';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import { build } from 'esbuild';
import type { FileCache } from '../file-cache.ts';
import { type OwnFiles, readOwnFiles } from '../own-files.ts';
import { composePdf } from './content/compose-pdf.ts';
import type { PdfContent } from './content/pdf-content.ts';
import { type PdfTexts, pdfSource } from './content/pdf-source.ts';
import { pdfWords } from './content/pdf-words.ts';
import { countPages } from './count-pages.ts';

interface PdfOptions {
  texts: Readonly<Record<Language, PdfTexts>>;
  site: SiteFacts;
  /** The edition's date. */
  date: Date;
  cache: FileCache;
}

type Size = Readonly<{ pages: number; bytes: number }>;

export interface MadePdfs {
  /** By file name, such as `prosthetics.en.pdf`. */
  files: ReadonlyMap<string, Uint8Array>;
  sizes: Readonly<Record<PdfId, Readonly<Record<Language, Size>>>>;
}

/**
 * Uses the owner's file if there is one. Throws an Error if an owner's file doesn't match any PDF.
 */
export async function makePdfs(options: PdfOptions, own?: OwnFiles): Promise<MadePdfs> {
  const { pdfs: ownPdfs } = own ?? (await readOwnFiles());
  const files = new Map<string, Uint8Array>();
  let render: RenderPdf | undefined;
  for (const language of languages.options) {
    const contents = pdfContents(language, options.texts[language], options.site);
    for (const id of pdfIds) {
      const name = pdfFileName(id, language);
      const ownPdf = ownPdfs.get(name);
      render ??= ownPdf ? undefined : await loadRenderer(options.cache);
      const made = ownPdf ?? (await render?.(contents[id], renderOptions(language, options)));
      if (made) files.set(name, made);
    }
  }
  const unknown = [...ownPdfs.keys()].find((name) => !files.has(name));
  if (unknown) throw new Error(`artwork/own/${unknown} replaces no PDF.`);
  return { files, sizes: await sizesOf(files) };
}

export function pdfContents(
  language: Language,
  texts: PdfTexts,
  site: SiteFacts,
): Readonly<Record<PdfId, PdfContent>> {
  const source = pdfSource(language, texts, site);
  // Safe, because `pdfIds` contains every ID.
  return Object.fromEntries(pdfIds.map((id) => [id, composePdf(id, source)])) as Record<
    PdfId,
    PdfContent
  >;
}

function renderOptions(language: Language, { texts, date }: PdfOptions) {
  const { sku, product } = texts[language];
  return { date, columns: { sku, product, price: pdfWords[language].price } };
}

async function sizesOf(files: ReadonlyMap<string, Uint8Array>): Promise<MadePdfs['sizes']> {
  const sizeOf = async (id: PdfId, language: Language): Promise<Size> => {
    const content = files.get(pdfFileName(id, language)) ?? new Uint8Array();
    return { pages: await countPages(content), bytes: content.length };
  };
  const sizes = pdfIds.map(
    async (id) => [id, { en: await sizeOf(id, 'en'), es: await sizeOf(id, 'es') }] as const,
  );
  // Safe, because `pdfIds` contains every ID.
  return Object.fromEntries(await Promise.all(sizes)) as MadePdfs['sizes'];
}

type RenderPdf = typeof import('./render-pdf.tsx')['renderPdf'];

/** Bundles the renderer, because Node can't run JSX. Only needed if a PDF must be generated. */
async function loadRenderer(cache: FileCache): Promise<RenderPdf> {
  const parent = join(import.meta.dirname, '../dist');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'pdfs-'));
  const outfile = join(folder, 'render-pdf.js');
  try {
    await build({
      entryPoints: [join(import.meta.dirname, 'render-pdf.tsx')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['react', '@react-pdf/renderer', 'fast-xml-parser'],
      jsx: 'automatic',
    });
    const source = await readFile(outfile);
    // Safe, because the bundle was just built from this file.
    const { renderPdf } = (await import(
      pathToFileURL(outfile).href
    )) as typeof import('./render-pdf.tsx');
    return (content, { date, columns }) => {
      const inputs = [source, JSON.stringify({ content, columns, day: date.toDateString() })];
      return cache(inputs, () => renderPdf(content, { date, columns }));
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
