import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it.each(['grant', 'revoke'])('reads %s with an email', (action) => {
    expect(readArguments([action, 'a@example.com'])).toEqual({
      action,
      email: 'a@example.com',
      projectId: undefined,
      local: false,
    });
  });

  it('reads list with a project', () => {
    expect(readArguments(['list', '--project', 'shop', '--local'])).toEqual({
      action: 'list',
      projectId: 'shop',
      local: true,
    });
  });

  it.each([
    [[], 'Say what to do'],
    [['grant'], 'email address is missing'],
    [['promote', 'a@example.com'], "Unknown: 'promote a@example.com'"],
    [['list', 'a@example.com'], 'Unknown'],
    [['grant', 'a@example.com', 'b@example.com'], 'One account at a time'],
    [['list', '--everywhere'], '--everywhere'],
  ])('refuses %j', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence);
  });
});
