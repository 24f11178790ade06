import { describe, expect, it } from 'vitest';
import { readStaffArguments } from './staff-arguments.ts';

function refusalOf(given: string[]): unknown {
  try {
    return readStaffArguments(given);
  } catch (error) {
    return error;
  }
}

describe('readStaffArguments', () => {
  it.each(['grant', 'revoke', 'reset-second-factor'])('parses %s with an email', (action) => {
    expect(readStaffArguments([action, 'a@example.com'])).toEqual({
      action,
      email: 'a@example.com',
      admin: false,
      yes: false,
      projectId: undefined,
      local: false,
    });
  });

  it('parses a grant with the admin role', () => {
    const grant = ['grant', 'a@example.com', '--admin'];
    expect(readStaffArguments(grant)).toMatchObject({ admin: true, yes: false });
  });

  it('parses a grant without confirmation', () => {
    const grant = ['grant', 'a@example.com', '--yes'];
    expect(readStaffArguments(grant)).toMatchObject({ action: 'grant', admin: false, yes: true });
  });

  it('parses list with a project', () => {
    expect(readStaffArguments(['list', '--project', 'shop', '--local'])).toEqual({
      action: 'list',
      admin: false,
      yes: false,
      projectId: 'shop',
      local: true,
    });
  });

  it.each([
    [[], 'Specify a command'],
    [['grant'], 'Specify an email address'],
    [['promote', 'a@example.com'], "Unknown command: 'promote a@example.com'"],
    [['list', 'a@example.com'], 'Unknown'],
    [['grant', 'a@example.com', 'b@example.com', 'c'], "at a time. Unexpected: 'b@example.com c'"],
    [['list', '--everywhere'], '--everywhere'],
    [['revoke', 'a@example.com', '--admin'], '--admin works only with grant'],
    [['revoke', 'a@example.com', '--yes'], '--yes works only with grant'],
  ])('rejects %j', (given, sentence) => {
    expect(() => readStaffArguments(given)).toThrow(sentence);
    expect(() => readStaffArguments(given)).toThrow('npm run staff -- grant EMAIL');
  });

  it("keeps the option parser's error as the cause", () => {
    expect(refusalOf(['list', '--everywhere'])).toMatchObject({
      cause: { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' },
    });
  });
});
