import { join } from 'node:path';
import process from 'node:process';

/**
 * What is mutated in each run, by its name. Of functions what is pure: it reads no clock, network or
 * database, so that a unit test can say everything about it.
 */
const mutated = {
  domain: ['domain/src/**/*.ts'],
  functions: [
    'functions/commands/catalogue/{arguments,check-sheet,describe-difference,parse-csv,rows-of-table}.ts',
    'functions/commands/staff/arguments.ts',
    'functions/src/checkout/payment-intent-changes.ts',
    'functions/src/entry/{error-responses,parse-input}.ts',
    'functions/src/mail/delivery-state.ts',
    'functions/src/orders/export/{order-csv-row,write-csv}.ts',
    'functions/src/payments/shop-payment.ts',
    'functions/src/payments/record/{attention-reasons,daily-statistics,fetch-stripe-payment,merge-transactions}.ts',
    'functions/src/payments/record/{order-snapshot,payment-mails,payment-records,stripe-transactions}.ts',
    'functions/src/payments/webhook/verify-signature.ts',
    'functions/src/platform/pdf/printable.ts',
    'functions/src/region/ip-info.ts',
    'functions/src/reports/redact-violation.ts',
  ],
};

const name = process.env.MUTATION_RUN ?? 'domain';

/** What Stryker leaves behind, below the project's root: git ignores it. */
const own = `.local/unit-mutation/${name}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
  mutate: [...mutated[name], '!**/*.test.ts', '!**/*-fixture.ts', '!**/testing/**'],
  ignorePatterns: [
    '.local',
    'artwork',
    'deploy',
    'docs/images',
    'emulators',
    'tests',
    'web',
    '.types',
  ],
  // Stryker rewrites the tsconfig.json that it finds by an API that TypeScript 7 no longer has; no
  // test needs one.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // A process more would need a gigabyte more; the machine has other work meanwhile.
  concurrency: Number(process.env.MUTATION_PROCESSES ?? 1),
  // A time-out counts as noticed: what a busy machine slows down must not.
  timeoutMS: 40_000,
  // Off unless asked for (`-- --incremental`): it takes over what is known of code that runs when a module
  // is loaded, however many tests have come since.
  incremental: false,
  incrementalFile: `${own}/incremental.json`,
  tempDirName: `${own}/sandbox`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `${own}/report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
