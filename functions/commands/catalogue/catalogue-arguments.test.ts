import { describe, expect, it } from 'vitest';
import { readCatalogueArguments } from './catalogue-arguments.ts';

function refusalOf(given: string[]): unknown {
  try {
    return readCatalogueArguments(given);
  } catch (error) {
    return error;
  }
}

describe('readCatalogueArguments', () => {
  it('parses the action and the file', () => {
    expect(readCatalogueArguments(['check', 'sheet.csv'])).toEqual({
      action: 'check',
      file: 'sheet.csv',
      yes: false,
    });
    expect(readCatalogueArguments(['import', 'sheet.xlsx', '--yes'])).toMatchObject({
      action: 'import',
      yes: true,
    });
    expect(readCatalogueArguments(['export', 'sheet.csv'])).toMatchObject({ file: 'sheet.csv' });
    expect(readCatalogueArguments(['export'])).toMatchObject({
      file: 'catalogue.xlsx',
      yes: false,
    });
  });

  it('parses the project whose changes to fold', () => {
    expect(readCatalogueArguments(['fold'])).toEqual({
      action: 'fold',
      projectId: undefined,
      local: false,
      yes: false,
    });
    expect(readCatalogueArguments(['fold', '--project', 'shop', '--yes'])).toMatchObject({
      projectId: 'shop',
      yes: true,
    });
    expect(readCatalogueArguments(['fold', '--local'])).toMatchObject({ local: true });
  });

  it.each([
    ['Specify a command', []],
    ["Unknown command: 'delete'", ['delete', 'sheet.csv']],
    ['Specify a spreadsheet file', ['import']],
    ["at a time. Unexpected: 'b.csv c.csv'", ['check', 'a.csv', 'b.csv', 'c.csv']],
    ['--yes works only with export, import, and fold', ['check', 'a.csv', '--yes']],
    ['--project and --local work only with fold', ['check', 'a.csv', '--local']],
    ['--project and --local work only with fold', ['import', 'a.csv', '--project', 'shop']],
    ["fold takes no file. Unexpected: 'a.csv'", ['fold', 'a.csv']],
    ['--force', ['import', 'a.csv', '--force']],
  ])('explains the error and the usage: %s', (reason, given) => {
    expect(() => readCatalogueArguments(given)).toThrow(reason);
    expect(() => readCatalogueArguments(given)).toThrow('npm run catalogue -- check FILE');
  });

  it("keeps the option parser's error as the cause", () => {
    expect(refusalOf(['import', 'a.csv', '--force'])).toMatchObject({
      cause: { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' },
    });
  });
});
