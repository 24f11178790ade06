import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it.each(['export', 'delete'])('reads %s with an email', (action) => {
    expect(readArguments([action, 'a@example.com'])).toEqual({
      action,
      email: 'a@example.com',
      projectId: undefined,
      local: false,
    });
  });

  it('reads the project', () => {
    const given = ['delete', 'a@example.com', '--project', 'shop', '--local'];
    expect(readArguments(given)).toMatchObject({ projectId: 'shop', local: true });
  });

  it.each([
    [[], 'Say what to do'],
    [['delete'], 'email address is missing'],
    [['erase', 'a@example.com'], "Unknown: 'erase'"],
    [['delete', 'a@example.com', 'b@example.com'], 'One account at a time'],
    [['delete', 'a@example.com', '--force'], '--force'],
  ])('refuses %j', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence);
  });
});
