import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it.each(['grant', 'revoke', 'reset-second-factor'])('reads %s with an email', (action) => {
    expect(readArguments([action, 'a@example.com'])).toEqual({
      action,
      email: 'a@example.com',
      admin: false,
      yes: false,
      projectId: undefined,
      local: false,
    });
  });

  it('reads the grant of an admin', () => {
    expect(readArguments(['grant', 'a@example.com', '--admin'])).toMatchObject({ admin: true });
  });

  it('reads list with a project', () => {
    expect(readArguments(['list', '--project', 'shop', '--local'])).toEqual({
      action: 'list',
      admin: false,
      yes: false,
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
    [['revoke', 'a@example.com', '--admin'], '--admin goes with grant alone'],
    [['revoke', 'a@example.com', '--yes'], '--yes goes with grant alone'],
  ])('refuses %j', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence);
  });
});
