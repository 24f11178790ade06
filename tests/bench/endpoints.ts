import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { closeTabs, signIn } from '../shop/customer.ts';
import { paidOrder } from '../shop/orders.ts';
import type { Bench } from './bench.ts';
import type { Mark, Measured } from './measured.ts';
import { operationsLog } from './operations-log.ts';
import { percentile } from './percentile.ts';

const [requestCount, warmUp] = [300, 50];

const serverProgram = fileURLToPath(new URL('./endpoints-server.ts', import.meta.url));

interface Endpoint {
  /** Also the name of the bare version. */
  name: string;
  path: string;
  token: string;
  data?: Readonly<Record<string, unknown>>;
}

/** Leaves out endpoints that wait for Stripe or for their own writes, because a bare version wouldn't be comparable. */
async function readingEndpoints(): Promise<Endpoint[]> {
  const { customer, orderId } = await paidOrder();
  const [own, staff] = [await customer.token(), await (await signIn('staff')).token()];
  return [
    { name: 'approval', path: apiPaths.checkApproval, token: own },
    { name: 'profile', path: apiPaths.profile, token: own },
    { name: 'orders', path: apiPaths.orders, token: own },
    { name: 'transactions', path: apiPaths.transactions, token: own },
    { name: 'overview', path: staffCallPath('readOverview'), token: staff, data: { days: 30 } },
    {
      name: 'order-history',
      path: staffCallPath('readOrderHistory'),
      token: staff,
      data: { orderId },
    },
  ];
}

async function sendRequest(origin: string, path: string, { token, data }: Endpoint): Promise<void> {
  const response = await fetch(new URL(path, origin), {
    method: data ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(data ? { body: JSON.stringify({ data }) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
}

async function readsOf(act: () => Promise<void>): Promise<number> {
  writeFileSync(operationsLog, '');
  await act();
  return readFileSync(operationsLog, 'utf8').split('\n').filter(Boolean).length;
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Compares each endpoint with a bare one that makes the same reads. */
export async function measureEndpoints({ log }: Bench): Promise<Measured> {
  const endpoints = await readingEndpoints();
  const server = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, K_SERVICE: 'endpoints' },
  });
  const rows: (string | number)[][] = [];
  const marks: Mark[] = [];
  try {
    const [port] = await once(createInterface(server.stdout), 'line');
    const origin = `http://127.0.0.1:${port}`;
    mkdirSync(dirname(operationsLog), { recursive: true });
    for (const endpoint of endpoints) {
      const { name, path } = endpoint;
      const ours = () => sendRequest(origin, path, endpoint);
      const bare = () => sendRequest(origin, `/bare/${name}`, endpoint);
      const [reads, bareReads] = [await readsOf(ours), await readsOf(bare)];
      if (reads !== bareReads)
        throw new Error(`${name} makes ${reads} reads, its bare version ${bareReads}`);
      rmSync(operationsLog);
      const times = { ours: [] as number[], bare: [] as number[] };
      for (let time = 0; time < requestCount; time += 1) {
        times.ours.push(await timeOf(ours));
        times.bare.push(await timeOf(bare));
      }
      const [shop, floor] = [times.ours, times.bare].map((each) =>
        percentile(each.slice(warmUp), 0.5),
      );
      if (shop === undefined || floor === undefined) throw new Error('Nothing was measured.');
      rows.push([name, reads, shop, floor]);
      marks.push({ name: `${name} / bare function`, value: shop / floor, bound: 1.3 });
      log(`  ${name}: ${shop.toFixed(1)} ms, bare ${floor.toFixed(1)} ms`);
    }
  } finally {
    server.kill();
    await closeTabs();
  }
  return {
    tables: [
      {
        title: 'Each endpoint is compared with a minimal function that makes the same reads',
        head: ['endpoint', 'reads', 'ms', 'bare, ms'],
        rows,
      },
    ],
    marks,
  };
}
