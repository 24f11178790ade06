import * as z from 'zod';

/** Browsers batch reports for about a minute; a larger batch is noise or abuse. */
export const maxReportsAtOnce = 10;

const line = z.number().nullish().default(null);

/** The `report-uri` format (`application/csp-report`): one violation. */
export const violationReportRequest = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      // Some browsers send only this field: the directive followed by its sources.
      'violated-directive': z.string().default(''),
      'effective-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
      'source-file': z.string().nullish(),
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): ReportedViolation[] => [
    {
      documentUrl: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blockedUrl: report['blocked-uri'],
      sourceFile: report['source-file'] ?? '',
      line: report['line-number'],
    },
  ]);

const violationBody = z
  .object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
    lineNumber: line,
  })
  .transform((body) => ({
    documentUrl: body.documentURL,
    directive: body.effectiveDirective,
    blockedUrl: body.blockedURL ?? '',
    sourceFile: body.sourceFile ?? '',
    line: body.lineNumber,
  }));
export type ReportedViolation = z.output<typeof violationBody>;

/** The `report-to` format (`application/reports+json`): reports of any kind. */
export const reportingApiRequest = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, maxReportsAtOnce)
      .map(({ body }) => body),
  )
  .pipe(z.array(violationBody));
