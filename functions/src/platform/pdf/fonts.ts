import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Has Helvetica's proportions and nearly all Latin, Greek, and Cyrillic letters. */
const arimo = {
  family: 'Arimo',
  fonts: [
    {
      src: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
      fontWeight: 400,
    },
    { src: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'), fontWeight: 700 },
  ],
};

const notoSans = {
  family: 'Noto Sans',
  fonts: [
    {
      src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      fontWeight: 400,
    },
    {
      src: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
      fontWeight: 700,
    },
  ],
};

const families = [arimo, notoSans];

export const fontFamily = families.map(({ family }) => family);

async function load(family: string, fontWeight: number) {
  const descriptor = { fontFamily: family, fontWeight };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font) throw new Error(`The font ${family} ${fontWeight} could not be read.`);
  // Text copied from a PDF contains the character for which fontkit first used a glyph. Without
  // this loop, an invoice with U+2010 would change the hyphens in the next invoice's SKUs.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

for (const each of families) Font.register(each);
const fonts = await Promise.all(
  families.flatMap(({ family, fonts }) => fonts.map(({ fontWeight }) => load(family, fontWeight))),
);

export const hasGlyph = (character: string): boolean =>
  fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Names and addresses shouldn't be hyphenated, so only longer words are split. */
const maxWordLength = 40;
Font.registerHyphenationCallback((word) => (word.length > maxWordLength ? [...word] : [word]));
