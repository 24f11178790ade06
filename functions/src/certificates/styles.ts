import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from '../platform/pdf/fonts.ts';

/** Sizes are in points; the sheet is 792 by 612. */
export const styles = StyleSheet.create({
  page: { padding: 30, fontFamily, fontSize: 12, color: brandColors.ink },
  sheet: { height: 552, flexDirection: 'row', borderWidth: 0.75, borderColor: brandColors.teal },
  drawing: {
    width: 224,
    alignItems: 'center',
    justifyContent: 'center',
    borderRightWidth: 0.5,
    borderRightColor: brandColors.line,
  },
  text: { flexGrow: 1, flexBasis: 0 },
  words: { flexGrow: 1, paddingHorizontal: 36, paddingTop: 44 },
  brand: { color: brandColors.teal, fontWeight: 'bold', fontSize: 13 },
  title: { fontSize: 32, marginTop: 64, marginBottom: 48 },
  quiet: { color: brandColors.quiet },
  name: {
    fontWeight: 'bold',
    marginTop: 8,
    marginBottom: 12,
    paddingBottom: 8,
    borderBottomWidth: 0.75,
    borderBottomColor: brandColors.teal,
  },
  course: { fontWeight: 'bold', fontSize: 14, marginTop: 8 },
  issuer: {
    color: brandColors.quiet,
    fontSize: 9,
    lineHeight: 1.4,
    paddingHorizontal: 36,
    paddingBottom: 16,
  },
  facts: { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: brandColors.teal },
  fact: {
    paddingVertical: 10,
    paddingHorizontal: 12,
    borderLeftWidth: 0.5,
    borderLeftColor: brandColors.line,
  },
  label: { color: brandColors.quiet, fontSize: 8, marginBottom: 4 },
  value: { fontWeight: 'bold', fontSize: 11 },
});
