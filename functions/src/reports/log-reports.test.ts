import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../platform/network/rate-limits.ts';

const write = vi.fn();
let log: typeof import('./log-reports.ts');

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ write, warn: vi.fn() }));
  log = await import('./log-reports.ts');
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});

function counters(): Firestore {
  const counts = new Map<string, number>();
  const doc = (id: string) => ({
    get: async () => ({ data: () => ({ count: counts.get(id) ?? 0 }) }),
    set: async () => counts.set(id, (counts.get(id) ?? 0) + 1),
  });
  const collection = { withConverter: () => collection, doc };
  return { collection: () => collection } as unknown as Firestore;
}

const error = {
  page: 'https://shop.example.com/staff/orders/Jk3Zb1xQ9dPq4hT2aB0c?oobCode=SECRET',
  message: 'TypeError: no order of ana@example.com',
  stack: 'TypeError: SECRET\n at f (https://shop.example.com/static/app-4hT2.js:1:20345)',
};

const violation = (changes: Partial<ReportedViolation> = {}): ReportedViolation => ({
  documentUrl: 'https://shop.example.com/cart?code=SECRET',
  directive: 'script-src-elem',
  blockedUrl: 'https://cdn.example.com/tag.js?session=SECRET',
  sourceFile: 'https://shop.example.com/static/app.js?SECRET',
  line: 12,
  ...changes,
});

const event = {
  '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
  serviceContext: { service: 'web', version: 'api-00042-xyz' },
};

const entries = () => write.mock.calls.map(([entry]) => entry);

describe('an error in a page', () => {
  it('is logged for Error Reporting without personal data', async () => {
    vi.stubEnv('K_REVISION', 'api-00042-xyz');
    await log.logPageError(counters(), error, '203.0.113.0/24');
    expect(entries()).toEqual([
      {
        severity: 'ERROR',
        message: 'Page error',
        stack_trace:
          'TypeError: no order of [address]\n    at /staff/orders/:id (/static/app-4hT2.js:1:20345)',
        ...event,
      },
    ]);
  });

  it('has a stack trace in V8’s format even if the browser sent none', async () => {
    await log.logPageError(counters(), { ...error, stack: '' }, undefined);
    expect(entries()[0].stack_trace).toMatch(/\n {4}at \/staff\/orders\/:id \(<anonymous>\)$/);
  });

  it.each([
    ['from a browser extension', { stack: 'at a (chrome-extension://abc/content.js:1:2)' }],
    ['on a page that has no web address', { page: 'javascript:alert(1)' }],
  ])('is ignored %s', async (_, changes) => {
    await log.logPageError(counters(), { ...error, ...changes }, undefined);
    expect(entries()).toEqual([]);
  });

  it("can't trigger another alert with its message", async () => {
    const message = 'Payment not reconciled';
    await log.logPageError(counters(), { ...error, message }, undefined);
    expect(entries()[0].message).toBe('Page error');
  });
});

describe('a policy violation', () => {
  it('is logged for Error Reporting without personal data', async () => {
    vi.stubEnv('K_REVISION', 'api-00042-xyz');
    await log.logPolicyViolations(counters(), [violation()], '203.0.113.0/24');
    expect(entries()).toEqual([
      {
        severity: 'WARNING',
        message: 'Content-Security-Policy violation',
        context: {
          reportLocation: {
            filePath: 'https://shop.example.com',
            lineNumber: 12,
            functionName: 'script-src-elem https://cdn.example.com',
          },
        },
        page: '/cart',
        ...event,
      },
    ]);
  });

  it('contains the page if the browser reported no source', async () => {
    await log.logPolicyViolations(counters(), [violation({ sourceFile: '' })], undefined);
    const { reportLocation } = entries()[0].context;
    expect(reportLocation).toMatchObject({ filePath: '/cart', lineNumber: 0 });
  });

  it('is logged only once, and not at all if it is invalid', async () => {
    const nonsense = violation({ directive: 'call-me-now' });
    const other = violation({ directive: 'img-src' });
    const report = [violation(), violation(), nonsense, other];
    await log.logPolicyViolations(counters(), report, undefined);
    expect(entries()).toHaveLength(2);
  });
});

describe.each([
  {
    kind: 'page errors',
    send: (firestore: Firestore, network: string) => log.logPageError(firestore, error, network),
    ofNetwork: rateLimits.pageErrorsPerNetwork.max,
    total: rateLimits.pageErrors.max,
  },
  {
    kind: 'policy reports',
    send: (firestore: Firestore, network: string) =>
      log.logPolicyViolations(firestore, [violation()], network),
    ofNetwork: rateLimits.policyReportsPerNetwork.max,
    total: rateLimits.policyReports.max,
  },
])('the limits of $kind', ({ send, ofNetwork, total }) => {
  it('apply to each network separately', async () => {
    const firestore = counters();
    for (let time = 0; time < ofNetwork + 5; time += 1) await send(firestore, '203.0.113.0/24');
    expect(entries()).toHaveLength(ofNetwork);
    await send(firestore, '198.51.100.0/24');
    expect(entries()).toHaveLength(ofNetwork + 1);
  });

  it('apply to all networks together', async () => {
    const firestore = counters();
    for (let time = 0; time < total + 5; time += 1) await send(firestore, `network ${time}`);
    expect(entries()).toHaveLength(total);
  });
});
