import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ports, viteUrl } from '../addresses.ts';
import { hasProcessGroups } from './processes.ts';
import { projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { waitUntil } from './wait-until.ts';

const maxStartMs = 60_000;

export interface Vite {
  ended: AbortSignal;
  ready(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `web/vite.config.ts` forwards API calls to the emulators. `openAt` makes Vite reachable from
 * other devices.
 */
export function startVite(openAt?: string): Vite {
  const web = join(projectRoot, 'web');
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const child = spawn(
    process.execPath,
    [
      join(dirname(manifest), 'bin', 'vite.js'),
      ...['--mode', 'emulators'],
      ...['--port', String(ports.vite), '--strictPort'],
      ...(openAt === undefined ? [] : ['--host', '0.0.0.0']),
    ],
    {
      cwd: web,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: hasProcessGroups,
      env: { ...process.env, ...(openAt === undefined ? {} : addressesFor(openAt)) },
    },
  );
  const ended = new AbortController();
  child.once('exit', () => {
    ended.abort(new StartFailure('Vite exited unexpectedly. See its output above.'));
  });
  return {
    ended: ended.signal,
    async ready(given) {
      const signal = AbortSignal.any([given, ended.signal]);
      await waitUntil({ description: 'Vite', maxMs: maxStartMs, signal }, () => fetch(viteUrl));
    },
    async stop() {
      if (ended.signal.aborted) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * Addresses for pages on other devices. Everything goes through Vite except the Stripe emulator,
 * whose frames need a separate origin, like Stripe's.
 */
function addressesFor(openAt: string): Record<string, string> {
  const vite = `${openAt}:${ports.vite}`;
  return {
    VITE_AUTH_EMULATOR_URL: `http://${vite}`,
    VITE_FIRESTORE_EMULATOR_HOST: vite,
    VITE_STRIPE_JS_URL: `http://${openAt}:${ports.stripe}/endive/stripe.js`,
  };
}
