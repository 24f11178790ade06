import { defineConfig } from 'vitest/config';

/** Tests of React components: they need a browser's DOM. */
const componentTests = 'web/src/**/*.test.tsx';

/** Values that the web app's modules read when they are imported. */
const webEnvironment = {
  VITE_SITE_URL: 'https://shop.example',
  VITE_FIREBASE_PROJECT_ID: 'demo-shop',
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
};

/** `rules`, `api`, `alone` and `abuse` expect the emulator suite to be running; `tests/verify.ts` starts it. */
export default defineConfig({
  test: {
    // Many tests provoke errors that are logged: only a failed test's log is news.
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
          // Loading modules anew for each file took five times as long as the tests themselves.
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          // Runs within the suite `unit`: apart, so that no other test sees a browser's globals.
          name: 'components',
          include: [componentTests],
          environment: 'happy-dom',
          // A fresh VM context for each file instead of a fresh process: as isolated, in two thirds of the time.
          pool: 'vmForks',
          // Node never frees such contexts: a process that has grown to this is replaced.
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
          // The first builds the shop for production.
          hookTimeout: 600_000,
          // All use the one folder that is deployed.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
          // Each file has a project of its own in the emulator.
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
          // The functions emulator starts a process for each request in flight.
          fileParallelism: false,
          // One Admin SDK for all files.
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: ['tests/alone/**/*.test.ts'],
          setupFiles: ['tests/api/close-tabs.ts'],
          testTimeout: 30_000,
          // One of them ends the processes that answer the others, on machines with more than two cores.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'abuse',
          include: ['tests/abuse/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // Nothing else may happen while a file looks whether its cases had an effect.
          fileParallelism: false,
          // The functions emulator starts a process for each request in flight.
          maxConcurrency: 4,
          // One cast of abusers and one victim for all files.
          isolate: false,
        },
      },
    ],
  },
});
