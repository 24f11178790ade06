import { brandColors } from '@dental-shop/domain/brand/brand-colors';

const text = { color: brandColors.ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };

/** Many mail clients ignore style sheets, so all styles are inline. */
export const styles = {
  body: {
    backgroundColor: '#f6f8f9',
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 8px',
  },
  sheet: {
    backgroundColor: '#ffffff',
    borderTop: `4px solid ${brandColors.teal}`,
    maxWidth: '600px',
    padding: '24px',
  },
  brand: { color: brandColors.teal, fontSize: '16px', fontWeight: 700, margin: '0 0 16px' },
  heading: { color: brandColors.ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  text,
  quotation: { ...text, borderLeft: `4px solid ${brandColors.line}`, paddingLeft: '16px' },
  small: { color: brandColors.quiet, fontSize: '14px', lineHeight: '20px', margin: '0 0 8px' },
  phone: {
    color: brandColors.teal,
    // A touch target of at least 44 px.
    display: 'inline-block',
    padding: '12px 0',
    whiteSpace: 'nowrap',
  },
  link: { color: brandColors.teal, display: 'inline-block', padding: '6px 0' },
  button: {
    backgroundColor: brandColors.teal,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    margin: '0 0 16px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  table: { borderCollapse: 'collapse', margin: '0 0 16px', width: '100%' },
  cell: {
    borderBottom: `1px solid ${brandColors.line}`,
    color: brandColors.ink,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '8px 8px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  note: { color: brandColors.quiet },
  value: { paddingLeft: '16px', paddingRight: 0, textAlign: 'right' },
} as const;
