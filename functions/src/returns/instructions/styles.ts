import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from '../../platform/pdf/fonts.ts';

/** In points. */
export const styles = StyleSheet.create({
  page: { padding: 48, fontFamily, fontSize: 10, color: brandColors.ink },
  brand: { color: brandColors.teal, fontWeight: 'bold', fontSize: 14 },
  title: { fontWeight: 'bold', fontSize: 20, marginTop: 12 },
  numberBox: {
    marginTop: 16,
    marginBottom: 24,
    paddingVertical: 16,
    borderWidth: 2,
    borderColor: brandColors.ink,
    textAlign: 'center',
  },
  number: { fontWeight: 'bold', fontSize: 44, lineHeight: 1.2 },
  label: { color: brandColors.quiet, fontSize: 9, marginBottom: 2 },
  parties: { flexDirection: 'row', marginBottom: 24 },
  party: { width: '50%', paddingRight: 16 },
  shipTo: { fontSize: 13, fontWeight: 'bold' },
  heading: { fontWeight: 'bold', fontSize: 13, marginBottom: 6 },
  step: { flexDirection: 'row', marginBottom: 4 },
  stepNumber: { width: 18 },
  stepText: { flexGrow: 1, flexBasis: 0 },
  items: { marginTop: 20 },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: brandColors.line,
    paddingVertical: 4.5,
  },
  tableHead: { fontWeight: 'bold', borderBottomColor: brandColors.teal },
  name: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
  sku: { width: 90, paddingRight: 8 },
  order: { width: 84, paddingRight: 8 },
  quantity: { width: 60, textAlign: 'right' },
  questions: { marginTop: 20 },
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
