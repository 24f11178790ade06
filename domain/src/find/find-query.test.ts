import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFindQuery } from './find-query.ts';
import { nameTerms } from './find-terms.ts';
import {
  accountTerms,
  complaintTerms,
  messageTerms,
  orderTerms,
  returnTerms,
  shipmentTerms,
  termsVersion,
} from './record-terms.ts';

const address = { street: '', city: 'San José', state: 'CA', zipCode: '', country: '' };
const customer = { name: 'Dr. Ana Muñoz-Ruiz', email: 'ana.munoz@clinic.example' };

const account = accountTerms('Uid7xKd2RaBcDeFgHiJk', {
  ...customer,
  licenseNumber: 'NV-10482',
  address,
});

const order = orderTerms('Qm7xKd2RwVb3nT5yZ1aB', {
  number: 'K7QM-3XW7',
  paymentIntentId: 'pi_3AbcDef_g',
  skus: ['ED.0201.05', 'I4510'],
  details: { language: 'en', reference: 'PO-2026/17 West', deliveryNote: 'Ring twice' },
  customerName: customer.name,
  email: customer.email,
  amount: 125_000,
  card: { last4: '4242' },
});

const shipment = shipmentTerms('5c8ff51c-0a5b', {
  orderId: 'Qm7xKd2RwVb3nT5yZ1aB',
  orderNumber: 'K7QM-3XW7',
  rmaNumber: null,
  lines: [{ sku: 'I4510', name: 'Implant', quantity: 1, lot: 'A1/23-B', expiry: null }],
  trackingNumber: '1Z999AA10123456784',
  consignee: { ...customer, language: 'en', address: null },
});

const returned = returnTerms('C4DE-7FGH', {
  customerName: customer.name,
  email: customer.email,
  lines: [
    {
      ...{ id: '0', orderId: 'Qm7xKd2RwVb3nT5yZ1aB', orderNumber: 'K7QM-3XW7', shipmentId: 's1' },
      ...{ sku: 'I4510', name: 'Implant', lot: 'A1/23-B', expiry: null, unitPrice: 1, quantity: 1 },
      ...{ reason: 'damaged', unopened: true, acceptedQuantity: null, receivedQuantity: null },
      ...{ condition: null, resolution: null, complaintId: 'M8NP-2QRT' },
    },
  ],
});

const complaint = complaintTerms('M8NP-2QRT', {
  ...{ number: 'M8NP-2QRT', rmaNumber: 'C4DE-7FGH', orderId: 'Qm7xKd2RwVb3nT5yZ1aB' },
  orderNumber: 'K7QM-3XW7',
  device: {
    ...{ sku: 'I4510', name: 'Implant', gtin: '00850012345678', lot: 'A1/23-B', expiry: null },
    quantity: 1,
  },
  complainant: { ...customer, phone: '', address: null },
});

const message = messageTerms('m1', {
  ...customer,
  subject: 'Late delivery',
  message: 'Where is k7qm-3xw7? I need it by Friday.',
});

const find = (query: string, terms: readonly string[]) => {
  const read = readFindQuery(query);
  const match = read?.match(terms);
  const values = match === 'similar' ? read?.similarValues : read?.values;
  // Firestore only returns records that have one of the values.
  return values?.some((value) => terms.includes(value)) ? match : undefined;
};

describe('readFindQuery', () => {
  it.each([
    ['order number', 'K7QM-3XW7', { order, shipment, returned, complaint, message }],
    ['order number in lower case with a space', 'k7qm 3xw7', { order, shipment, returned }],
    ['beginning of an order number', 'k7qm', { order }],
    ['order ID', 'Qm7xKd2RwVb3nT5yZ1aB', { order, shipment, returned, complaint }],
    ['order ID in lower case', 'qm7xkd2rwvb3nt5yz1ab', { order }],
    ['shortened order ID', 'Qm7xKd2R...', { order }],
    ['account ID in another case', 'UID7XKD2RABCDEFGHIJK', { account }],
    ['name', 'ana muñoz', { account, order, shipment, returned, complaint, message }],
    ['name with its title', 'Dr. Ana Munoz', { account, order }],
    ['name in another order', 'Muñoz-Ruiz, Ana', { account, order }],
    ['beginning of a name', 'muno', { account, order, shipment }],
    ['email address', 'Ana.Munoz@Clinic.example', { account, order, shipment, returned, message }],
    ['beginning of an email address', 'ana.munoz@cl', { account }],
    ['local part of an email address', 'ana.munoz', { account, order }],
    ['license', 'nv 10482', { account }],
    ['city and name', 'munoz san jose', { account }],
    ['SKU', 'ed0201.05', { order }],
    ['PO reference', 'po-2026/17', { order }],
    ['part of a PO reference', '2026/17', { order }],
    ['lot', 'a1/23-b', { shipment, returned, complaint }],
    ['tracking number', '1z 999 aa1 0123456784', { shipment }],
    ['RMA number', 'c4de7fgh', { returned, complaint }],
    ['complaint number', 'm8np-2qrt', { returned, complaint }],
    ['last four digits', '4242', { order }],
    ['payment ID', 'pi_3AbcDef_g', { order }],
    ['payment ID in lower case', 'PI_3ABCDEF_G', { order }],
    ['amount', '$1,250.00', { order }],
    ['amount without a dollar sign', '1250.00', { order }],
    ['amount without cents', '$1250', { order }],
    ['GTIN', '00850012345678', { complaint }],
    ['word of a subject', 'late delivery', { message }],
  ])('finds by %s: %s', (_, query, documents) => {
    const missed = Object.entries(documents).filter(([, terms]) => find(query, terms) !== 'exact');
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  it.each(['munos', 'mnoz', 'munozz', 'muonz', 'ana muñiz', 'ana nunoz'])(
    'finds a name despite the typo in %s',
    (query) => {
      expect(find(query, order)).toBe('similar');
      expect(find(query, account)).toBe('similar');
    },
  );

  it.each([
    ['K7QM-3XW8', order],
    ['4243', order],
    ['I4511', order],
    ['1Z999AA10123456785', shipment],
    ['ben muñoz', order],
    ['ana gomez', order],
    ['$1,250.01', order],
    ['ring', order],
    ['friday', message],
  ])("doesn't find %s", (query, terms) => {
    expect(find(query, terms)).toBeUndefined();
  });

  it.each(['', ' ', 'a', '.', '-- --'])('is undefined for %j', (query) => {
    expect(readFindQuery(query)).toBeUndefined();
  });

  it('stays below the number of values that Firestore accepts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { values = [], similarValues = [] } = readFindQuery(text) ?? {};
        expect(values.length + similarValues.length).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('finds every name with one typo', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const letter = fc.constantFrom(...letters);
    const name = fc.string({ unit: letter, minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(name, fc.nat(), letter, fc.nat({ max: 3 }), (word, position, other, kind) => {
        const at = position % word.length;
        const typed = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + other + word.slice(at + 1),
          (word.slice(0, at) + other + word.slice(at)).slice(0, 20),
          word.slice(0, at) +
            word
              .slice(at, at + 2)
              .split('')
              .reverse()
              .join('') +
            word.slice(at + 2),
        ][kind];
        expect(find(typed ?? '', nameTerms(word))).toBeDefined();
      }),
    );
  });
});

describe('terms', () => {
  it.each([
    ['x'.repeat(500), 'x'.repeat(500)],
    ['a b '.repeat(500), 'x@'.repeat(500)],
    ['👩‍⚕️'.repeat(100), '\u202e'.repeat(100)],
    ['', ''],
  ])('stay bounded for hostile text', (name, email) => {
    const text = { name, email, licenseNumber: name };
    for (const terms of [
      accountTerms('uid', { ...text, address: { ...address, city: name } }),
      messageTerms('id', { ...text, subject: name, message: name }),
    ]) {
      expect(terms.length).toBeLessThanOrEqual(600);
      expect(terms.every((term) => term !== '' && term.length <= 200)).toBe(true);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms).toContain(termsVersion);
    }
  });

  const termsOf = (name: string) =>
    accountTerms('uid', { name, email: 'a@b.co', licenseNumber: null, address });

  it.each([
    'Centro Odontológico Integral Nuestra Señora Guadalupe Puerto Rico',
    'The Advanced Center for Implant & Cosmetic Dentistry of Nevada',
    'Clínica de la Asociación de Implantología y Odontología del Norte de México',
  ])('contain every word of %s', (name) => {
    const words = name.split(' ').filter((word) => word.length > 3);
    for (const word of words) expect([word, find(word, termsOf(name))]).toEqual([word, 'exact']);
    expect(find(name, termsOf(name))).toBe('exact');
  });

  it('omit articles and prepositions, which would match too many records', () => {
    expect(find('the', termsOf('The Dental Lab'))).toBeUndefined();
    expect(find('the lab', termsOf('The Dental Lab'))).toBe('exact');
    expect(find('lab', termsOf('Dental Lab of Reno'))).toBe('exact');
  });

  it('match the beginning of a name, even if it is an article', () => {
    expect(find('la', termsOf('Ben Larson'))).toBe('exact');
  });
});
