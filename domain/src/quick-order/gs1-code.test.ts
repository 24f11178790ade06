import { describe, expect, it } from 'vitest';
import { extractGtin } from './gs1-code.ts';

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
