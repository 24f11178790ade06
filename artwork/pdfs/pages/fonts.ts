import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

export const fontFamily = 'Inter';

const require = createRequire(import.meta.url);

/** The Latin subset covers both languages. React PDF can't read WOFF2. */
export function registerFonts(): void {
  Font.register({
    family: fontFamily,
    fonts: [400, 600].map((fontWeight) => ({
      src: require.resolve(`@fontsource/inter/files/inter-latin-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
  // React PDF's English hyphenation is wrong for Spanish.
  Font.registerHyphenationCallback((word) => [word]);
}
