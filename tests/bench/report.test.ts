import { describe, expect, it } from 'vitest';
import { isMet, type Measured } from './measured.ts';
import { replaceBetweenMarkers, reportMarkdown, reportText } from './report.ts';

const measured: Measured = {
  tables: [{ title: 'Pages', head: ['page', 'ms', 'ratio'], rows: [['/a|b', 1234.56, 1.0499]] }],
  marks: [
    { name: 'largest paint', value: 1.04, bound: 1.05 },
    { name: 'performance', value: 99, bound: 100, atLeast: true },
  ],
};

describe('isMet', () => {
  it.each([
    [1.05, undefined, true],
    [1.06, undefined, false],
    [1.05, true, true],
    [1.04, true, false],
  ] as const)(
    'for the value %d, the bound 1.05, and atLeast %s, returns %s',
    (value, atLeast, expected) => {
      expect(isMet({ name: '', bound: 1.05, value, ...(atLeast && { atLeast }) })).toBe(expected);
    },
  );
});

it('formats a table and the marks for a terminal', () => {
  expect(reportText(measured)).toBe(
    [
      'Pages',
      'page    ms  ratio',
      '/a|b  1235   1.05',
      '',
      'mark           measured        target         ',
      'largest paint      1.04  at most 1.05      met',
      'performance          99  at least 100  not met',
    ].join('\n'),
  );
});

it('formats a table and the marks as Markdown', () => {
  const text = reportMarkdown('Public pages', measured);
  expect(text).toContain(
    '### Public pages\n\nPages:\n\n| page  | ms   | ratio |\n| ----- | ---- | ----- |',
  );
  expect(text).toContain('| /a\\|b | 1235 | 1.05  |');
  expect(text).toContain('| performance   | 99       | at least 100 | not met |');
});

describe('replaceBetweenMarkers', () => {
  it('replaces the text between the markers', () => {
    const page = 'a\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nb';
    expect(replaceBetweenMarkers(page, 'new')).toBe(
      'a\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nb',
    );
  });

  it('requires both markers', () => {
    expect(() => replaceBetweenMarkers('<!-- bench: begin -->', 'new')).toThrow('has no');
  });
});
