import { describe, expect, it } from 'vitest';
import { readAccountsArguments } from './accounts-arguments.ts';

describe('readAccountsArguments', () => {
  it.each(['export', 'delete'])('parses %s with an email', (action) => {
    expect(readAccountsArguments([action, 'a@example.com'])).toEqual({
      action,
      email: 'a@example.com',
      projectId: undefined,
      local: false,
    });
  });

  it('parses the project', () => {
    const given = ['delete', 'a@example.com', '--project', 'shop', '--local'];
    expect(readAccountsArguments(given)).toMatchObject({ projectId: 'shop', local: true });
  });

  it.each([
    [[], 'Specify a command'],
    [['delete'], 'Specify an email address'],
    [['erase', 'a@example.com'], "Unknown command: 'erase'"],
    [['delete', 'a@example.com', 'b@example.com'], 'One account at a time'],
    [['delete', 'a@example.com', '--force'], '--force'],
  ])('rejects %j', (given, sentence) => {
    expect(() => readAccountsArguments(given)).toThrow(sentence);
  });
});
