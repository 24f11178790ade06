import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from '../../platform/pdf/fonts.ts';

/** In points. */
export const styles = StyleSheet.create({
  page: { padding: 42, fontFamily, fontSize: 9, color: brandColors.ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 16 },
  brand: { color: brandColors.teal, fontWeight: 'bold', fontSize: 14 },
  title: { fontWeight: 'bold', fontSize: 18, marginBottom: 6 },
  right: { textAlign: 'right' },
  section: { marginBottom: 12 },
  sectionTitle: {
    fontWeight: 'bold',
    fontSize: 11,
    paddingBottom: 4,
    borderBottomWidth: 1,
    borderBottomColor: brandColors.teal,
  },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: brandColors.line,
    paddingVertical: 2.5,
  },
  label: { width: 150, paddingRight: 8, color: brandColors.quiet },
  value: { flexGrow: 1, flexBasis: 0 },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: 42,
    right: 42,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: brandColors.quiet,
    fontSize: 8,
  },
});
