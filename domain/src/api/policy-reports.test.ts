import { describe, expect, it } from 'vitest';
import { maxReportsAtOnce, reportingApiRequest, violationReportRequest } from './policy-reports.ts';

const violation = {
  documentUrl: 'https://shop.example.com/cart',
  directive: 'img-src',
  blockedUrl: 'https://cdn.example.com/pixel.gif',
  sourceFile: 'https://shop.example.com/static/app.js',
  line: 12,
};

const report = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': violation.documentUrl,
    referrer: '',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': violation.blockedUrl,
    'line-number': 12,
    'source-file': violation.sourceFile,
    'status-code': 200,
    'script-sample': '',
    ...changes,
  },
});

const body = {
  documentURL: violation.documentUrl,
  referrer: '',
  effectiveDirective: 'img-src',
  originalPolicy: "default-src 'self'",
  disposition: 'enforce',
  blockedURL: violation.blockedUrl,
  lineNumber: 12,
  columnNumber: 4,
  sourceFile: violation.sourceFile,
  statusCode: 200,
  sample: '',
};
const queuedReport = (changes: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 53_531,
  url: violation.documentUrl,
  user_agent: 'Mozilla/5.0',
  body: { ...body, ...changes },
});

describe('a `report-uri` report', () => {
  it('contains one violation', () => {
    expect(violationReportRequest.parse(report())).toEqual([violation]);
  });

  it('can lack the effective directive and the source file', () => {
    const bare = report({
      'violated-directive': "img-src 'self' data:",
      'effective-directive': undefined,
      'source-file': undefined,
      'line-number': undefined,
      'blocked-uri': '',
    });
    const nothing = { blockedUrl: '', sourceFile: '', line: null };
    const expected = { ...violation, ...nothing, directive: "img-src 'self' data:" };
    expect(violationReportRequest.parse(bare)).toEqual([expected]);
  });

  it.each([
    ['text', 'x'],
    ['a list', [report()]],
    ['an empty object', {}],
    ['no page', report({ 'document-uri': undefined })],
    ['a page that is not text', report({ 'document-uri': { href: 'x' } })],
    ['a line number that is text', report({ 'line-number': '12' })],
  ])('is rejected: %s', (_, input) => {
    expect(violationReportRequest.safeParse(input).success).toBe(false);
  });
});

describe('a `report-to` request', () => {
  it("drops reports that aren't violations", () => {
    const deprecation = { type: 'deprecation', age: 1, url: 'x', body: { id: 'websql' } };
    const inline = queuedReport({ blockedURL: 'inline', sourceFile: null, lineNumber: null });
    const found = reportingApiRequest.parse([deprecation, queuedReport(), inline]);
    const nothing = { blockedUrl: 'inline', sourceFile: '', line: null };
    expect(found).toEqual([violation, { ...violation, ...nothing }]);
  });

  it('is truncated to the limit per request', () => {
    const many = Array.from({ length: 500 }, () => queuedReport());
    expect(reportingApiRequest.parse(many)).toHaveLength(maxReportsAtOnce);
    expect(reportingApiRequest.parse([])).toEqual([]);
  });

  it.each([
    ['a report outside a list', queuedReport()],
    ['a list of text', ['x']],
    ['a report without a type', [{ body }]],
    ['a violation without a body', [{ type: 'csp-violation' }]],
    ['a violation without a page', [queuedReport({ documentURL: undefined })]],
  ])('is rejected: %s', (_, input) => {
    expect(reportingApiRequest.safeParse(input).success).toBe(false);
  });
});
