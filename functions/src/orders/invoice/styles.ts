import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from '../../platform/pdf/fonts.ts';

/** In points. */
export const styles = StyleSheet.create({
  page: { padding: 48, fontFamily, fontSize: 10, color: brandColors.ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  brand: { color: brandColors.teal, fontWeight: 'bold', fontSize: 14 },
  title: { fontWeight: 'bold', fontSize: 20, marginBottom: 6 },
  right: { textAlign: 'right' },
  label: { color: brandColors.quiet, fontSize: 9, marginBottom: 2 },
  parties: { flexDirection: 'row', marginBottom: 28 },
  party: { width: '50%', paddingRight: 16 },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: brandColors.line,
    paddingVertical: 4.5,
  },
  tableHead: { fontWeight: 'bold', borderBottomColor: brandColors.teal },
  name: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
  sku: { width: 76, paddingRight: 8 },
  number: { width: 76, textAlign: 'right' },
  sums: { marginTop: 12, marginLeft: 'auto', width: 260 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  strong: { fontWeight: 'bold' },
  payment: { marginTop: 24 },
  note: { marginTop: 16 },
  link: { color: brandColors.teal },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: brandColors.quiet,
    fontSize: 8,
  },
});
