import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from './fonts.ts';

/** Points. */
export const margin = 48;
export const contentWidth = 612 - 2 * margin;

/** Tabular figures. */
export const tabularFigures: { fontFeatureSettings: Record<string, number> } = {
  fontFeatureSettings: { tnum: 1 },
};

export const styles = StyleSheet.create({
  page: {
    paddingTop: 56,
    paddingBottom: 60,
    paddingHorizontal: margin,
    fontFamily,
    fontSize: 9.5,
    color: brandColors.ink,
  },
  chapterHeading: { fontSize: 22, fontWeight: 600, lineHeight: 1.2 },
  sectionHeading: { fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  label: { fontSize: 6.5, color: brandColors.quiet, lineHeight: 1.3 },
  /**
   * Without a font size, React PDF bases the line height on 18 points. Text with `render`
   * disappears if it inherits a line height.
   */
  prose: { fontSize: 9.5, lineHeight: 1.5 },
  link: { color: brandColors.teal, textDecoration: 'none' },
});
