import { describe, expect, it } from 'vitest';
import { extractGtin, readGs1Code } from './gs1-code.ts';

const gtin = '09520000000103';

describe('extractGtin', () => {
  it.each([
    ['an element string with parentheses', `(01)${gtin}(17)260131(10)LOT42A`],
    ['the same with spaces', `(01) ${gtin} (17) 260131`],
    ['a raw element string', `01${gtin}1726013110LOT42A`],
    ['a raw string that starts with the lot', `10LOT42A\u001D01${gtin}`],
    ['FNC1 typed as ^]', `10LOT42A^]01${gtin}`],
    ['a leading FNC1', `\u001D01${gtin}10A1`],
    ['the symbology identifier of a DataMatrix', `]d201${gtin}17260131`],
    ['the symbology identifier of GS1-128', `]C101${gtin}17260131`],
    ['a GS1 Digital Link', `https://id.gs1.org/01/${gtin}/10/LOT42A`],
    ['a Digital Link on another domain', `https://example.com/some/path/01/${gtin}/21/A%2F1?x=1`],
    ['GTIN-14', gtin],
    ['GTIN-13', '9520000000103'],
  ])('parses %s', (_, text) => expect(extractGtin(text)).toBe(gtin));

  it.each([
    ['a SKU', 'I4510'],
    ['a quantity and a SKU', '10 I4510'],
    ['a quantity with a unit', '17 pieces'],
    ['a wrong check digit', '9520000000104'],
    ['a wrong check digit in an element string', '(01)09520000000104(10)A'],
    ['a code without a GTIN', '(10)LOT42A(17)260131'],
    ['an ordinary link', 'https://example.com/products/I4510'],
    ['a malformed escape', `https://id.gs1.org/01/${gtin}/10/%E0%A4%A`],
    ['nothing', ''],
  ])('rejects %s', (_, text) => expect(extractGtin(text)).toBeUndefined());
});

describe('readGs1Code', () => {
  const unit = {
    ...{ gtin, isOuterBox: false, lot: 'LOT42A', isLotUnclear: false },
    ...{ expiry: '2029-05-31', serial: 'S/1' },
  };

  it.each([
    ['parentheses', `(01)${gtin}(17)290531(10)LOT42A(21)S/1`],
    ['FNC1', `01${gtin}1729053110LOT42A\u001D21S/1`],
    ['FNC1 typed as ^]', `]d201${gtin}1729053110LOT42A^]21S/1`],
    ['the serial number before the lot', `01${gtin}21S/1\u001D10LOT42A\u001D17290531`],
    ['a symbology identifier and a leading FNC1', `]C1\u001D01${gtin}1729053110LOT42A\u001D21S/1`],
    ['day 00 for the last day of the month', `(01)${gtin}(17)290500(10)LOT42A(21)S/1`],
    ['a Digital Link', `https://id.gs1.org/01/${gtin}/10/LOT42A/21/S%2F1?17=290531&x=1`],
  ])('reads GTIN, expiry, lot, and serial number from a code with %s', (_, text) => {
    expect(readGs1Code(text)).toEqual(unit);
  });

  it('returns the last day of February for day 00, including leap years', () => {
    expect(readGs1Code(`(01)${gtin}(17)280200`)?.expiry).toBe('2028-02-29');
    expect(readGs1Code(`(01)${gtin}(17)290200`)?.expiry).toBe('2029-02-28');
  });

  it.each(['291331', '290230', '290001', '29ab31'])(
    'ignores the invalid expiry date %s',
    (date) => {
      expect(readGs1Code(`01${gtin}17${date}`)?.expiry).toBeUndefined();
    },
  );

  it.each([
    ['a serial number', `01${gtin}1729053110LOT1232121SER001`],
    ['a serial number, after a symbology identifier', `]d201${gtin}1729053110A121S1`],
    ['a serial number, without an item', '1729053110A121S1'],
    ['the expiration date', `01${gtin}10A117290531`],
    ['any element, because it is too long', `01${gtin}1729053110A${'3'.repeat(20)}`],
  ])('reports that a lot may contain %s if the code has no FNC1', (_, text) => {
    expect(readGs1Code(text)?.isLotUnclear).toBe(true);
  });

  it.each([
    ['another element follows after FNC1', `01${gtin}1729053110LOT121A\u001D21S1`],
    ['FNC1 ends the code', `01${gtin}1729053110LOT121A\u001D`],
    ['the code has parentheses', `(01)${gtin}(17)290531(10)LOT121A`],
    ['the code is a Digital Link', `https://id.gs1.org/01/${gtin}/10/LOT121A?17=290531`],
    ['nothing follows the digits', `01${gtin}1729053110LOT21`],
    ['the lot starts with the digits', `01${gtin}172905311021A`],
  ])('trusts a lot that contains the digits of an element if %s', (_, text) => {
    expect(readGs1Code(text)).toMatchObject({ expiry: '2029-05-31', isLotUnclear: false });
  });

  it("doesn't read elements from inside a lot", () => {
    const link = `https://id.gs1.org/01/${gtin}/10/A(17)200101`;
    const lot = 'A(17)200101';
    expect(readGs1Code(link)).toEqual({ gtin, isOuterBox: false, lot, isLotUnclear: false });
  });

  it.each([
    ['parentheses', '(17)290531(10)LOT42A'],
    ['a symbology identifier', ']C11729053110LOT42A'],
    ['neither', '1729053110LOT42A'],
  ])('reads lot and expiry from a second barcode with %s', (_, text) => {
    const code = readGs1Code(text);
    expect(code).toMatchObject({ lot: 'LOT42A', expiry: '2029-05-31' });
    expect(code?.gtin).toBeUndefined();
  });

  it.each(['(01)09520000000104(10)A', '(17)290531', '(10)', ']C0I4510', '17 pieces'])(
    'rejects %s, which is neither an item with a valid GTIN nor just a lot',
    (text) => expect(readGs1Code(text)).toBeUndefined(),
  );

  it('recognizes an outer box by the GTIN of its contents', () => {
    expect(readGs1Code(`02${gtin}3712`)).toMatchObject({ gtin, isOuterBox: true });
    expect(readGs1Code(`01${gtin}10A`)).toMatchObject({ gtin, isOuterBox: false });
  });
});
