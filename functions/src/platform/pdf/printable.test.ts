import { cleanLine } from '@dental-shop/domain/text/clean-text';
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { fontFamily, hasGlyph } from './fonts.ts';
import { officeDate, printable } from './printable.ts';

const accepted: string[] = [];
const isUnassigned = /[\p{Cn}\p{Co}]/u;
for (let code = 0x21; code <= 0x10_ff_ff; code += 1) {
  const character = String.fromCodePoint(code);
  if (!isUnassigned.test(character) && cleanLine(character) === character) accepted.push(character);
}

describe('printable', () => {
  it.each([
    'Muñoz Ibáñez, ¿pedido? – «sí» 80 N·cm €',
    'O’Neill & “Sons”',
    'Łukasz Đorđević, Şahin Yılmaz, Nguyễn Thị Hồng, Ꞹ',
    'Kaʻahumanu, Taʼizz, Smith‐Jones, Smith‑Jones, 5′ 3″',
    'Γιώργος Παπαδόπουλος, Ἀριστοτέλης',
    'Владимир Щукин, Ђорђе Ћирић, Ґалаґан, Әсел',
  ])('leaves %s unchanged', (text) => {
    expect(printable(text)).toBe(text);
  });

  it('leaves Latin, Greek, and Cyrillic letters unchanged', () => {
    const isLetter = /(?=\p{L})[\u{41}-\u{52f}\u{1e00}-\u{1fff}]/u;
    const isEuropean = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
    const letters = accepted.filter((one) => isLetter.test(one) && isEuropean.test(one));
    expect(letters.length).toBeGreaterThan(1400);
    expect(letters.filter((letter) => printable(letter) !== letter)).toEqual([]);
  });

  it('composes letters and accents that were typed separately', () => {
    expect(printable('Ibáñez'.normalize('NFD'))).toBe('Ibáñez');
  });

  it.each([
    ['a\tb\nc', 'a b c'],
    ['𝐀', 'A'],
    ['Ａｎａ Ⅷ', 'Ana VIII'],
    ['\u202EA\u0000n\u200Ba', 'Ana'],
    ['A\uFE0F', 'A'],
  ])('converts %j to %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('replaces characters missing from the fonts with their code points', () => {
    expect(printable('山田 😀 (日本)')).toBe('[U+5C71 U+7530] [U+1F600] ([U+65E5 U+672C])');
  });

  it('returns only characters that the fonts contain', () => {
    const lacking = accepted.filter((character) => ![...printable(character)].every(hasGlyph));
    expect(lacking).toEqual([]);
  });

  it('prints the Latin, Greek, and Cyrillic scripts with their punctuation', async () => {
    const isInScript = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;
    const printed = accepted.filter((one) => isInScript.test(one) && printable(one) === one);
    expect(printed.length).toBeGreaterThan(2500);
    const read = new Set((await printAndRead(printed)).normalize('NFKC'));
    const isRead = (one: string) => [...one.normalize('NFKC')].every((each) => read.has(each));
    // Each of these shares its glyph with a lookalike, such as the Latin Ə, and is extracted as the
    // lookalike.
    expect(printed.filter((one) => !isRead(one))).toEqual(['Ә', 'ә', '∕']);
  });
});

async function printAndRead(characters: string[]): Promise<string> {
  const text = createElement(Text, { style: { fontFamily } }, characters.join(' '));
  const page = createElement(Page, { size: 'LETTER' }, text);
  const bytes = await renderToBuffer(createElement(Document, null, page));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text;
}

const early = new Date('2026-11-20T05:00:00Z');

it.each([
  ['en', 'America/Los_Angeles', 'November 19, 2026 (Pacific Time)'],
  ['es', 'America/Los_Angeles', '19 de noviembre de 2026 (hora del Pacífico)'],
  ['en', 'America/New_York', 'November 20, 2026 (Eastern Time)'],
] as const)('officeDate in %s formats the date in %s and names it', (language, zone, written) => {
  expect(officeDate(early, language, zone)).toBe(written);
});
