import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it('reads what to do with which file', () => {
    expect(readArguments(['check', 'sheet.csv'])).toEqual({
      action: 'check',
      file: 'sheet.csv',
      yes: false,
    });
    expect(readArguments(['import', 'sheet.xlsx', '--yes'])).toMatchObject({
      action: 'import',
      yes: true,
    });
  });

  it.each([
    ['Say what to do', []],
    ["Unknown: 'delete'", ['delete', 'sheet.csv']],
    ['a file is missing', ['import']],
    ['One spreadsheet at a time', ['check', 'a.csv', 'b.csv']],
    ['--yes goes with import alone', ['check', 'a.csv', '--yes']],
    ['--force', ['import', 'a.csv', '--force']],
  ])('says what is wrong and how it is used: %s', (reason, given) => {
    expect(() => readArguments(given)).toThrow(reason);
    expect(() => readArguments(given)).toThrow('npm run catalogue -- check FILE');
  });
});
