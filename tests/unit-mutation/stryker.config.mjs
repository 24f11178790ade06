import { join } from 'node:path';
import process from 'node:process';

/**
 * For the functions, this only includes code that unit tests can fully cover because it uses no
 * clock, network or database.
 */
const mutated = {
  domain: ['domain/src/**/*.ts'],
  functions: [
    'functions/commands/catalogue/{arguments,check-sheet,describe-difference}.ts',
    'functions/commands/staff/staff-arguments.ts',
    'functions/src/checkout/payment-intent-changes.ts',
    'functions/src/entry/{error-responses,parse-input}.ts',
    'functions/src/mail/delivery-state.ts',
    'functions/src/orders/export/order-csv-row.ts',
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

/** Stryker's output, ignored by Git. */
const outputFolder = `.local/unit-mutation/${name}`;

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
  // Stryker rewrites tsconfig.json with an API that TypeScript 7 no longer has. No test needs one.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // Each additional process needs a gigabyte of memory.
  concurrency: Number(process.env.MUTATION_PROCESSES ?? 1),
  // This is long because a busy machine would otherwise make mutants time out and count as killed.
  timeoutMS: 40_000,
  // Off by default, because incremental runs ignore new tests of code that runs when a module
  // loads.
  incremental: false,
  incrementalFile: `${outputFolder}/incremental.json`,
  tempDirName: `${outputFolder}/sandbox`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `${outputFolder}/report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
