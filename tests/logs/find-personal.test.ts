import { describe, expect, it } from 'vitest';
import { findPersonal } from './find-personal.ts';

const known = ['Test Dentist', '1 Main Street'];
const kinds = (log: string) => findPersonal(log, known).map(({ kind }) => kind);

describe('personal data in logs', () => {
  it.each([
    ['an email address', '{"error":{"message":"550 <ana.o\'hara+1@mail.example.com> unknown"}}'],
    ['an email address', 'GET /api/messages?to=ana@example.com'],
    ['an email address', 'i  hosting: 127.0.0.1 - - "GET /api/messages?to=ana@example.com" 200'],
    ['a one-time code', 'i  hosting: 127.0.0.1 - - "GET /api/messages?oobCode=A-b_9" 200'],
    ['a client secret', 'i  hosting: 127.0.0.1 - - "GET /api/pay?secret=pi_3Xy_secret_9zZ" 200'],
    ['an ID token', 'authorization: Bearer eyJhbGciOiJub25lIn0.eyJ1aWQiOiJhbmEifQ.'],
    ['a client secret', '{"clientSecret":"pi_3Xy_secret_9zZ"}'],
    ['a key', 'Invalid API Key provided: sk_test_51abc'],
    ['a key', 'whsec_abc123'],
    ['a one-time code', 'GET /auth/action?mode=resetPassword&oobCode=A-b_9'],
    ['a card number', 'declined: 4242424242424242'],
    ['a card number', 'declined: 4000 0025 0000 3155'],
    ['a card number', 'declined: 3782-822463-10005'],
    ['test data', '{"customerName":"TEST DENTIST"}'],
    ['test data', 'ships to 1 Main Street, Reno'],
  ])('finds %s in %s', (kind, line) => {
    expect(kinds(line)).toContain(kind);
  });

  it.each([
    '{"severity":"INFO","uid":"Jk3Zb1xQ","checkoutId":"p4Xk0aB9","amount":27800}',
    'at file:///w/node_modules/@google-cloud/firestore/build/src/reference.js:12:34',
    'firebase-tools@15.2.1 needs another Java',
    'pi_3Xy was recorded, cus_4Yz, in_flight 1764403200000 1764403200123456',
    '4242424242424243',
    'i  hosting: 127.0.0.1 - - "GET /app.js" 200 163 "http://localhost/auth/action?mode=x&oobCode=A-b"',
    'i  hosting: 127.0.0.1 - - "GET /cart?payment_intent=pi_3&payment_intent_client_secret=pi_3_secret_9" 200',
    'i  To verify the email address ana@example.com, follow this link: http://127.0.0.1:9099/x',
    'i  To reset your email address to ana@example.com, follow this link: http://127.0.0.1:9099/x?oobCode=A-b',
  ])('finds nothing in %s', (line) => {
    expect(kinds(line)).toEqual([]);
  });

  it('reports the line number', () => {
    expect(findPersonal('fine\nof ana@example.com', known)).toEqual([
      { kind: 'an email address', text: 'ana@example.com', line: 2 },
    ]);
  });
});
