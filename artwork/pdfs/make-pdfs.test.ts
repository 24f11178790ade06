import { pdfFileName, pdfIds } from '@dental-shop/domain/downloads/pdfs';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { expect, it } from 'vitest';
import type { FileCache } from '../file-cache.ts';
import type { PdfTexts } from './content/pdf-source.ts';
import { makePdfs } from './make-pdfs.ts';
import { smallPdf } from './small-pdf-fixture.ts';

let count = 0;
const text = () => `Text ${++count}`;

const always = <T extends object>(value: () => T[keyof T]): T =>
  new Proxy<T>(Object.create(null), { get: () => value() });

const section = () => ({ heading: text(), paragraph: text() });
const texts: PdfTexts = {
  sku: 'SKU',
  product: 'Product',
  dimension: always(text),
  unavailable: always(text),
  titles: always(() => ({ title: text(), kind: text(), description: text() })),
  quality: { material: 'Text', cover: 'Text', limit: always(text), drill: always(text) },
  course: { introduction: 'Text', fact: always(text), step: always(text) },
  information: () => ({
    title: text(),
    summary: text(),
    sections: [section(), section(), section()],
  }),
};
const cache: FileCache = (_inputs, make) => make();
const options = {
  texts: { en: texts, es: texts },
  site: exampleSite,
  date: new Date(),
  cache,
};

const names = pdfIds.flatMap((id) => [pdfFileName(id, 'en'), pdfFileName(id, 'es')]);
const own = (...files: string[]) => ({
  pictures: new Map(),
  pdfs: new Map(files.map((name) => [name, smallPdf(7)])),
});

it("uses the owner's PDF instead of generating one", async () => {
  const set = 'certification-tutorial.en.pdf';
  const { files, sizes } = await makePdfs(options, own(...names.filter((name) => name !== set)));
  expect([...files.keys()].sort()).toEqual([...names].sort());
  expect(files.get('prosthetics.es.pdf')).toEqual(smallPdf(7));
  expect(sizes.prosthetics.es).toEqual({ pages: 7, bytes: smallPdf(7).length });
  expect(sizes['certification-tutorial'].en.pages).toBeGreaterThan(7);
}, 60_000);

it("rejects an owner's PDF with an unknown name", async () => {
  await expect(makePdfs(options, own(...names, 'prothetics.en.pdf'))).rejects.toThrow(
    'artwork/own/prothetics.en.pdf replaces no PDF',
  );
});
