import { readFile } from 'node:fs/promises';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { formatPrice } from '@dental-shop/domain/money/price';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { implant } from '../../shop/products.ts';
import { test } from '../shop-test.ts';

/** Titles in English and Spanish, and a phrase unique to each brochure in both languages. */
const brochures = [
  ['Product Catalogue', 'Catálogo de productos', ['Price (USD)', 'Precio (USD)']],
  ['Implants and Surgery', 'Implantes y cirugía', ['80 N-cm', '80 N-cm']],
  ['Prosthetics', 'Prótesis', ['10 minutes apart', '10 minutos de diferencia']],
  [
    'Drills, TurboGuide and SimpleLift',
    'Fresas, TurboGuide y SimpleLift',
    ['17-4 stainless steel', 'acero inoxidable 17-4'],
  ],
] as const;

interface DownloadedPaper {
  title: unknown;
  language: unknown;
  text: string;
  pages: number;
  bytes: number;
}

async function download(page: Page, button: string): Promise<DownloadedPaper> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: button, exact: true }).click();
  const content = await readFile(await (await downloading).path());
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { info } = await getMeta(pdf);
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return {
    title: info.Title,
    language: info.Language,
    text: text.replaceAll(/\s+/g, ' '),
    pages: totalPages,
    bytes: content.length,
  };
}

for (const [english, spanish, [inEnglish, inSpanish]] of brochures) {
  test(`${english} can be downloaded in both languages`, async ({ page }) => {
    await page.goto('/company/materials');
    const card = page.getByRole('region', { name: english, exact: true });
    const paper = await download(page, `${english}: download in English`);
    expect(paper.title).toBe(`${english} | Dental Implant Systems`);
    expect(paper.language).toBe('en-US');
    expect(paper.text).toContain(inEnglish);
    expect(paper.bytes).toBeLessThan(1.5 * 1024 * 1024);
    const size = Math.ceil(paper.bytes / 1024);
    await expect(card).toContainText(`PDF, ${paper.pages} pages, ${size} KB`);

    const translation = await download(page, `${english}: download in Spanish`);
    expect(translation.title).toBe(`${spanish} | Dental Implant Systems`);
    expect(translation.language).toBe('es-US');
    expect(translation.text).toContain(inSpanish);
  });
}

test('Spanish-speaking visitors see the Spanish PDFs first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto('/company/materials');
  const downloads = page.getByRole('main').getByRole('link', { name: /descargar/ });
  await expect(downloads.first()).toHaveAttribute('href', '/papers/product-catalogue.es.pdf');
});

test('the product catalogue lists every visible part with its price', async ({ page }) => {
  await page.goto('/company/materials');
  const { text } = await download(page, 'Product Catalogue: download in English');
  const [sold, hidden] = [false, true].map((wanted) =>
    catalogue.products.filter((product) => product.hidden === wanted),
  );
  expect(sold?.filter(({ sku }) => !text.includes(sku))).toEqual([]);
  expect(hidden?.filter(({ sku }) => text.includes(sku))).toEqual([]);
  const [row = ''] = text.match(new RegExp(`${implant.sku} .*?\\$[\\d,.]+`)) ?? [];
  expect(row).toContain(formatPrice(implant.unitPrice));
});

test('the certification page offers its tutorial', async ({ page }) => {
  await page.goto('/company/materials');
  await page.getByRole('link', { name: 'Get the tutorial with the course' }).click();
  await expect(page).toHaveURL('/academics/certification');
  const paper = await download(page, 'Certification Tutorial: download in English');
  expect(paper.text).toContain('Lesson 8: Fridge System');
  expect(paper.text).toContain('Test your knowledge');
});
