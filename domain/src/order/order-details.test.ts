import { describe, expect, it } from 'vitest';
import { maxDetailLengths, mergeDetails, orderDetailsRequest } from './order-details.ts';

const kept = { language: 'en', reference: 'PO 1', deliveryNote: 'Ring twice' } as const;

describe('mergeDetails', () => {
  it('keeps omitted fields and overwrites the others, even with empty text', () => {
    expect(mergeDetails(kept, { language: 'es' })).toEqual({ ...kept, language: 'es' });
    expect(
      mergeDetails(kept, { language: 'en', reference: '', deliveryNote: 'Rear door' }),
    ).toEqual({ language: 'en', reference: '', deliveryNote: 'Rear door' });
  });

  it('leaves all fields except the language empty by default', () => {
    expect(mergeDetails(undefined, { language: 'es' })).toEqual({
      language: 'es',
      reference: '',
      deliveryNote: '',
    });
  });

  it('returns the existing details if there are no new ones', () => {
    expect(mergeDetails(kept, undefined)).toBe(kept);
    expect(mergeDetails(undefined, undefined)).toBeUndefined();
  });
});

describe('orderDetailsRequest', () => {
  const parse = (details: object) => orderDetailsRequest.safeParse({ language: 'en', ...details });

  it('accepts text of the maximum length and removes invisible characters', () => {
    const reference = 'x'.repeat(maxDetailLengths.reference);
    const deliveryNote = 'y'.repeat(maxDetailLengths.deliveryNote);
    expect(parse({ reference, deliveryNote }).data).toEqual({
      language: 'en',
      reference,
      deliveryNote,
    });
    expect(parse({ reference: ' PO\n\u202e7 ', deliveryNote: ' a\r\nb ' }).data).toEqual({
      language: 'en',
      reference: 'PO 7',
      deliveryNote: 'a\nb',
    });
  });

  it.each([
    { reference: 'x'.repeat(maxDetailLengths.reference + 1) },
    { deliveryNote: 'x'.repeat(maxDetailLengths.deliveryNote + 1) },
    { reference: null },
    { deliveryNote: ['x'] },
    { language: 'de' },
    { language: undefined },
    { number: 'K7QM-3XWT' },
  ])('rejects %j', (details) => expect(parse(details).success).toBe(false));
});
