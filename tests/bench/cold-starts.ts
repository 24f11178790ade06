import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Bench } from './bench.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';

/** Start times vary more than page measurements, so they need more runs. */
const starts = 15;

/** All functions are in one module, so they all start equally fast. */
const builtFunctions = join(projectRoot, 'functions/dist/production');

const ours = `import { createRequire } from 'node:module';
createRequire(process.cwd() + '/')('./main.cjs');`;

/** Loads only the libraries that any shop's functions would need. */
const empty = `import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onCall, onRequest } from 'firebase-functions/https';
import { info } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import Stripe from 'stripe';
const app = initializeApp();
getAuth(app);
getFirestore(app);
onRequest(express());
onCall(() => [info, defineSecret, Stripe]);
onDocumentWritten('a/{b}', () => {});
onSchedule('every day 00:00', () => {});`;

const environment = {
  PATH: process.env.PATH,
  GCLOUD_PROJECT: 'demo-dental-shop',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-dental-shop' }),
};

/** Time from process start until the module is loaded, in ms. */
function startOnce(script: string): number {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${script}\nconsole.log(performance.now());`],
    { cwd: builtFunctions, encoding: 'utf8', env: environment },
  );
  const ms = Number(stdout.trim().split('\n').at(-1));
  if (status !== 0 || !(ms > 0)) throw new Error(`The functions didn't start: ${stderr}`);
  return ms;
}

export async function measureColdStarts({ log }: Bench): Promise<Measured> {
  const build = ['functions/build.ts', '--target', 'production'];
  const { status } = spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error('Building the functions failed.');
  const times = { ours: [] as number[], empty: [] as number[] };
  // Warms up the file cache.
  startOnce(ours);
  startOnce(empty);
  for (let start = 0; start < starts; start += 1) {
    times.ours.push(startOnce(ours));
    times.empty.push(startOnce(empty));
  }
  const [shop, floor] = [percentile(times.ours, 0.5), percentile(times.empty, 0.5)];
  log(`  the shop's functions ${Math.round(shop)} ms, an empty function ${Math.round(floor)} ms`);
  return {
    tables: [
      {
        title: `This table shows the median time until a functions process is ready, over ${starts} starts`,
        head: ['function', 'ms'],
        rows: [
          ["any of the shop's functions", Math.round(shop)],
          ['an empty function with the same libraries', Math.round(floor)],
        ],
      },
    ],
    marks: [{ name: 'cold start / empty function', value: shop / floor, bound: 1.3 }],
  };
}
