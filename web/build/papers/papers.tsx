import type { Language } from '@dental-shop/domain/account/language';
import { language as languages } from '@dental-shop/domain/account/language';
import { renderToBuffer } from '@react-pdf/renderer';
import {
  type PaperFiles,
  type PaperId,
  paperAddress,
  paperIds,
} from '../../src/shared/downloads/papers.ts';
import { makePaper } from './content/make-paper.ts';
import { paperSource } from './content/paper-source.ts';
import { paperWords } from './content/paper-words.ts';
import { countPages } from './count-pages.ts';
import { registerFonts } from './pages/fonts.ts';
import { PaperDocument } from './pages/paper-document.tsx';

async function renderPaper(id: PaperId, language: Language, date: Date): Promise<Uint8Array> {
  const source = paperSource(language);
  const paper = makePaper(id, source);
  const columns = {
    sku: source.words.sku,
    product: source.words.information.product,
    price: paperWords[language].price,
  };
  return renderToBuffer(<PaperDocument paper={paper} date={date} columns={columns} />);
}

export interface RenderedPapers {
  /** By address. */
  files: ReadonlyMap<string, Uint8Array>;
  summary: PaperFiles;
}

/** Every paper in every language; `date` is the day of the edition. */
export async function renderPapers(date: Date): Promise<RenderedPapers> {
  registerFonts();
  const files = new Map<string, Uint8Array>();
  for (const id of paperIds) {
    for (const language of languages.options) {
      files.set(paperAddress(id, language), await renderPaper(id, language, date));
    }
  }
  const fileOf = (id: PaperId, language: Language) => {
    const content = files.get(paperAddress(id, language)) ?? new Uint8Array();
    return { pages: countPages(content), bytes: content.length };
  };
  const summary = Object.fromEntries(
    paperIds.map((id) => [id, { en: fileOf(id, 'en'), es: fileOf(id, 'es') }]),
  ) as PaperFiles;
  return { files, summary };
}
