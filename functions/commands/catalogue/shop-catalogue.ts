import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoldedChanges } from '@dental-shop/domain/catalogue/changes/folded';
import type { CatalogueRow } from '@dental-shop/domain/catalogue/sheet/row';

/**
 * The files are read from disk, because importing the catalogue fails if it doesn't match its
 * translation.
 */
export const catalogueDirectory = join(import.meta.dirname, '../../../domain/src/catalogue');

const sheetFile = (directory: string) => join(directory, 'catalogue.json');

async function readJson<Content>(directory: string, name: string): Promise<Content> {
  return JSON.parse(await readFile(join(directory, name), 'utf8')) as Content;
}

export const readCurrentRows = (directory: string) =>
  readJson<CatalogueRow[]>(directory, 'catalogue.json');

interface SpanishTexts {
  products: Record<string, { name: string; description: string }>;
}

export async function readSpanish(directory: string): Promise<SpanishTexts> {
  return {
    products: await readJson(directory, 'spanish.json'),
    ...(await readJson<object>(directory, 'spanish-groups.json')),
  };
}

export async function writeRows(
  directory: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await replaceFile(sheetFile(directory), `${JSON.stringify(rows, null, 2)}\n`);
}

const foldedFile = 'changes/folded.json';

export const readFolded = (directory: string) => readJson<FoldedChanges>(directory, foldedFile);

export async function writeFolded(
  directory: string,
  { version, at }: FoldedChanges,
): Promise<void> {
  const text = `{ "version": ${version}, "at": ${at} }\n`;
  await replaceFile(join(directory, foldedFile), text);
}

async function replaceFile(file: string, text: string): Promise<void> {
  const beside = `${file}.new`;
  await writeFile(beside, text);
  await rename(beside, file);
}
