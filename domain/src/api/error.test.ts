import { expect, it } from 'vitest';
import { parseApiError } from './error.ts';

it.each([
  { error: 'Please check it.', code: 'invalid-input', field: 'email' },
  { error: 'No.', code: 'internal' },
])('reads %j', (body) => expect(parseApiError({ ...body, more: 1 })).toEqual(body));

it.each([undefined, null, 'No.', 7, [], {}, { error: 'No.' }, { code: 'internal' }])(
  'refuses %j',
  (body) => expect(() => parseApiError(body)).toThrow('no error of the API'),
);

it('refuses a field that is no text', () => {
  expect(() => parseApiError({ error: 'No.', code: 'x', field: 1 })).toThrow('no text');
});
