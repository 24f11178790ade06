import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Bench } from './bench.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';

/** How often each process is started: starts differ more than pages do. */
const starts = 15;

/** As they are deployed. All functions are one module: each of them starts as the others do. */
const builtFunctions = join(projectRoot, 'functions/dist/production');

const ours = `import { createRequire } from 'node:module';
createRequire(process.cwd() + '/')('./main.cjs');`;

/** A function that does nothing, with the libraries that any function of a shop needs. */
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

/** From the start of the process until the module is ready for the first request, in ms. */
function startOnce(script: string): number {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${script}\nconsole.log(performance.now());`],
    { cwd: builtFunctions, encoding: 'utf8', env: environment },
  );
  const ms = Number(stdout.trim().split('\n').at(-1));
  if (status !== 0 || !(ms > 0)) throw new Error(`The functions did not start: ${stderr}`);
  return ms;
}

/** How long the functions take until they can answer, beside a function that does nothing. */
export async function measureColdStarts({ say }: Bench): Promise<Measured> {
  const build = ['functions/build.ts', '--target', 'production'];
  const { status } = spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error('The functions were not built.');
  const times = { ours: [] as number[], empty: [] as number[] };
  // The files come from the disk once, which is not what is compared.
  startOnce(ours);
  startOnce(empty);
  for (let start = 0; start < starts; start += 1) {
    times.ours.push(startOnce(ours));
    times.empty.push(startOnce(empty));
  }
  const [shop, floor] = [percentile(times.ours, 0.5), percentile(times.empty, 0.5)];
  say(`  the shop's functions ${Math.round(shop)} ms, an empty one ${Math.round(floor)} ms`);
  return {
    tables: [
      {
        title: `Until a process of the functions can answer, median of ${starts} starts`,
        head: ['function', 'ms'],
        rows: [
          ["the shop's, whichever", Math.round(shop)],
          ['an empty one with the same libraries', Math.round(floor)],
        ],
      },
    ],
    marks: [{ name: 'cold start, of an empty one', value: shop / floor, bound: 1.3 }],
  };
}
