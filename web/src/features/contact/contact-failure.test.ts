import { expect, it } from 'vitest';
import { contactFailure } from './contact-failure.ts';

const failure = (code: string) => Object.assign(new Error('No.'), { code });

it.each([
  [failure('too-many-requests'), 'failure.tooMany'],
  [failure('network'), 'failure.offline'],
  [failure('timeout'), 'failure.offline'],
  [failure('internal'), 'failure.failed'],
  [failure('toString'), 'failure.failed'],
  [new Error('The script could not be fetched.'), 'failure.failed'],
  ['text', 'failure.failed'],
])('says of %s: %s', (error, sentence) => expect(contactFailure(error)).toBe(sentence));
