import { describe, expect, it } from 'vitest';
import { errorCode, messageKey } from './message-key.ts';

describe('messageKey', () => {
  const sentences = { 'not-found': 'failure.gone', network: 'failure.offline' } as const;

  it('returns the message key for a code', () => {
    expect(messageKey('network', sentences, 'failure.other')).toBe('failure.offline');
  });

  it.each(['teapot', 'toString', '', undefined])('returns the fallback for %s', (code) => {
    expect(messageKey(code, sentences, 'failure.other')).toBe('failure.other');
  });
});

describe('errorCode', () => {
  it('reads codes only from errors', () => {
    expect(errorCode(Object.assign(new Error('No.'), { code: 'not-found' }))).toBe('not-found');
    expect(errorCode(new Error('not-found'))).toBeUndefined();
    expect(errorCode({ code: 'not-found' })).toBeUndefined();
  });
});
