import { defineConfig } from 'vitest/config';

/** Tests of React components need a DOM. */
const componentTests = 'web/src/**/*.test.tsx';

/** The web app's modules read these when imported. */
const webEnvironment = {
  VITE_SITE_URL: 'https://shop.example',
  VITE_FIREBASE_PROJECT_ID: 'demo-shop',
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
};

/** `rules`, `api`, `alone`, and `abuse` require running emulators; `tests/verify.ts` starts them. */
export default defineConfig({
  test: {
    // Many tests provoke errors that are logged, so only show the logs of failed tests.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,artwork,web,functions,emulators,deploy}/**/*.test.{ts,tsx}',
            'tests/{run,dependencies,browser,screenshots,faults,bench,load,stripe,logs,mutation}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', componentTests],
          env: webEnvironment,
          // Reloading modules for each file took five times as long as the tests themselves.
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          // Part of the `unit` suite, in a separate project so that other tests don't see browser globals.
          name: 'components',
          include: [componentTests],
          environment: 'happy-dom',
          // A new VM context per file isolates as well as a new process, in two thirds of the time.
          pool: 'vmForks',
          // Node never frees these contexts, so Vitest replaces a process that exceeds the limit.
          vmMemoryLimit: '1GB',
          setupFiles: ['web/src/shared/testing/clean-up.ts'],
          testTimeout: 30_000,
          env: webEnvironment,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          testTimeout: 180_000,
          // The first test builds the shop for production.
          hookTimeout: 600_000,
          // All files use the same deployment folder.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
          // Each file uses a separate emulator project.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/api/close-tabs.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The functions emulator starts a process for each concurrent request.
          fileParallelism: false,
          // All files share one Admin SDK.
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: ['tests/alone/**/*.test.ts'],
          setupFiles: ['tests/api/close-tabs.ts'],
          testTimeout: 30_000,
          // One file ends the processes that serve the others, on machines with more than two cores.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'abuse',
          include: ['tests/abuse/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // Each file checks for side effects, so nothing else may run at the same time.
          fileParallelism: false,
          // The functions emulator starts a process for each concurrent request.
          maxConcurrency: 4,
          // All files share the same abusers and the same victim.
          isolate: false,
        },
      },
    ],
  },
});
