import { describe, expect, it } from 'vitest';
import { maxDetailLengths, mergeDetails, orderDetailsRequest } from './order-details.ts';

const kept = { language: 'en', reference: 'PO 1', deliveryNote: 'Ring twice' } as const;

describe('mergeDetails', () => {
  it('keeps what is not said again, and takes over what is, also if it is empty', () => {
    expect(mergeDetails(kept, { language: 'es' })).toEqual({ ...kept, language: 'es' });
    expect(
      mergeDetails(kept, { language: 'en', reference: '', deliveryNote: 'Rear door' }),
    ).toEqual({ language: 'en', reference: '', deliveryNote: 'Rear door' });
  });

  it('begins with nothing but the language', () => {
    expect(mergeDetails(undefined, { language: 'es' })).toEqual({
      language: 'es',
      reference: '',
      deliveryNote: '',
    });
  });

  it('has nothing to say where nobody has said anything', () => {
    expect(mergeDetails(kept, undefined)).toBe(kept);
    expect(mergeDetails(undefined, undefined)).toBeUndefined();
  });
});

describe('orderDetailsRequest', () => {
  const parse = (details: object) => orderDetailsRequest.safeParse({ language: 'en', ...details });

  it('takes texts as long as they may be, without what nobody sees', () => {
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
  ])('refuses %j', (details) => expect(parse(details).success).toBe(false));
});
