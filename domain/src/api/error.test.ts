import { expect, it } from 'vitest';
import { parseApiError } from './error.ts';

it.each([
  { error: 'Please check it.', code: 'invalid-input', field: 'email' },
  { error: 'No.', code: 'internal' },
])('parses %j', (body) => expect(parseApiError({ ...body, more: 1 })).toEqual(body));

it.each([
  undefined,
  null,
  'No.',
  7,
  [],
  {},
  { error: { message: 'No.' } },
  { error: 'No.', code: 7 },
  { code: 'internal' },
])('rejects %j', (body) => expect(() => parseApiError(body)).toThrow('no error of the API'));

it('parses an error without a code', () => {
  expect(parseApiError({ error: 'Please call the office.' })).toEqual({
    error: 'Please call the office.',
    code: 'uncoded',
  });
});

it('rejects a field that is not a string', () => {
  expect(() => parseApiError({ error: 'No.', code: 'x', field: 1 })).toThrow('no text');
});
