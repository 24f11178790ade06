import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSkuFinder, readScan, readTrackingScan } from './scan.ts';

const gtin = '09520000000103';
const finder = createSkuFinder({ [gtin]: 'I4510' }, ['I4510', 'ID5.1S', '900001']);

const unit = { kind: 'unit', sku: 'I4510', lot: 'A1', expiry: '2029-05-31', serial: 'S1' };
const withoutLot = { kind: 'unit', sku: 'I4510', lot: null, expiry: null, serial: null };

describe('readScan', () => {
  it.each([
    ['a DataMatrix', `]d201${gtin}1729053110a1\u001D21S1`],
    ['a GS1-128 code', `]C101${gtin}1729053110A1^]21S1`],
    ['text with parentheses', `(01)${gtin}(17)290500(10)A1(21)S1`],
    ['a Digital Link', `https://id.gs1.org/01/${gtin}/10/A1/21/S1?17=290531`],
  ])('reads a unit with lot, expiry, and serial number from %s', (_, text) => {
    expect(readScan(text, finder)).toEqual(unit);
  });

  it.each([gtin, gtin.slice(1), ']E09520000000103', ' i4510 ', ']C0I4510'])(
    'reads a unit without a lot from %s',
    (text) => expect(readScan(text, finder)).toEqual(withoutLot),
  );

  it('finds SKUs regardless of case and punctuation', () => {
    expect(readScan('id51s', finder)).toMatchObject({ sku: 'ID5.1S' });
  });

  it("reads lot and expiry from a label's second barcode", () => {
    const expected = { kind: 'lot', lot: 'A1', expiry: '2029-05-31', serial: null };
    expect(readScan(']C11729053110a1', finder)).toMatchObject(expected);
  });

  it.each([
    ['may contain the serial number', 'LOT1232121SER001'],
    ['is too long, so it contains the next element', 'A1212345678901234567890'],
  ])("doesn't accept a lot that %s", (_, lot) => {
    const expected = { kind: 'unclear-lot', sku: 'I4510', expiry: '2029-05-31' };
    expect(readScan(`01${gtin}1729053110${lot}`, finder)).toEqual(expected);
    expect(readTrackingScan(`01${gtin}1729053110${lot}`, finder)).toEqual(expected);
  });

  it("doesn't accept the lot of a label's second barcode if it may contain the serial number", () => {
    const expected = { kind: 'unclear-lot', sku: null, expiry: '2029-05-31' };
    expect(readScan('1729053110A121S1', finder)).toEqual(expected);
    expect(readTrackingScan('1729053110A121S1', finder).kind).toBe('tracking-number');
  });

  it.each([
    ['an unknown GTIN', '4006381333931'],
    ['an unknown GTIN with a lot', '(01)04006381333931(10)A1'],
    ['an unknown SKU', 'I9999'],
    ['the label of an outer box', `02${gtin}3712`],
    ['a name inherited by every object', 'constructor'],
    ['nothing', ''],
  ])("doesn't recognize %s", (_, text) => expect(readScan(text, finder).kind).toBe('unknown'));

  it.each([
    ['1Z999AA10123456784', '1Z999AA10123456784', 'ups'],
    ['420941049400111899223100001234', '9400111899223100001234', 'usps'],
    ['1001921334250001000300779017972697', '779017972697', 'fedex'],
    ['9622001560000000000100794808390594', '794808390594', 'fedex'],
  ])('recognizes the tracking number in %s', (text, trackingNumber, carrier) => {
    const expected = { kind: 'tracking-number', trackingNumber, carrier };
    expect(readScan(text, finder)).toEqual(expected);
  });
});

describe('readTrackingScan', () => {
  it.each([
    '1Z999AA10123456784',
    '420941049400111899223100001234',
    '986578788855',
    '036000291452',
    '9622001560000000000100794808390594',
    'JD014600006228974212',
    '172905311099',
    '1234567890',
  ])('never mistakes the tracking number %s for an item', (text) => {
    expect(readTrackingScan(text, finder).kind).toBe('tracking-number');
  });

  it("never mistakes digits for an item unless they're a GTIN or SKU in the catalogue", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,34}$/), (digits) => {
        fc.pre(digits.padStart(14, '0') !== gtin && digits !== '900001');
        fc.pre(!digits.startsWith(`01${gtin}`));
        expect(readTrackingScan(digits, finder).kind).toBe('tracking-number');
      }),
    );
  });

  it('recognizes an item that was scanned into the wrong field', () => {
    expect(readTrackingScan(`]d201${gtin}1729053110A1^]21S1`, finder)).toEqual(unit);
    expect(readTrackingScan('I4510', finder)).toEqual(withoutLot);
  });
});
