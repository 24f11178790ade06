import { join } from 'node:path';
import { discoverDeclared } from '@dental-shop/deploy/parameters/declared-parameters';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { projectId } from '@dental-shop/emulators/addresses';
import { fillShop } from '@dental-shop/emulators/seed/scale/fill-shop';
import { builtFolders, projectRoot } from '@dental-shop/emulators/suite/project';
import { runScheduled } from '@dental-shop/emulators/suite/run-scheduled';
import { textTable } from '../bench/table.ts';
import { staffAccount } from '../faults/accounts.ts';
import { database } from '../shop/database.ts';
import { callShop } from './customer-requests.ts';
import { Timings } from './timings.ts';

/** The staff page's timeout for a part of the export, in ms. Hosting allows 60 s. */
const partLimit = 30_000;

const dayMs = 24 * 60 * 60 * 1000;

interface Measurement {
  what: string;
  tookMs: number;
  limitMs: number;
}

export function fill(orders: number, log: (line: string) => void): Promise<void> {
  return fillShop({ orders, accounts: Math.ceil(orders / 10) }, log);
}

async function timed(act: () => Promise<void>): Promise<number> {
  const start = Date.now();
  await act();
  return Date.now() - start;
}

/** Measures each scheduled function against its timeout in production. */
async function measureSchedules(): Promise<Measurement[]> {
  const folder = join(projectRoot, builtFolders.functions);
  const { schedules } = discoverDeclared(folder, projectId);
  const measured: Measurement[] = [];
  for (const [what, timeoutSeconds] of Object.entries(schedules)) {
    const tookMs = await timed(() => runScheduled(what));
    measured.push({ what, tookMs, limitMs: timeoutSeconds * 1000 });
  }
  return measured;
}

interface Comparison {
  payments: number;
  /** Repairs and failures. There should be none, because webhooks have recorded all payments. */
  problems: string[];
}

async function lastComparison(): Promise<Comparison> {
  const { docs } = await database
    .collection('reconciliations')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .get();
  const report = docs[0]?.data();
  if (!report) return { payments: 0, problems: ['The reconciliation wrote no report'] };
  const found = [...report.repaired, ...report.failed, ...report.recounted];
  const problems = found.map((each) => `The reconciliation found ${JSON.stringify(each)}`);
  if (!report.complete) problems.push('The reconciliation did not finish');
  return { payments: report.looked, problems };
}

interface Export {
  orders: number;
  parts: number;
  bytes: number;
  slowestMs: number;
  tookMs: number;
}

/** Downloads a year of orders in parts, like the staff page. */
async function exportYear(): Promise<Export> {
  const day = (ms: number) => calendarDay(new Date(ms), defaultTimeZone);
  const now = Date.now();
  const body = { from: day(now - 365 * dayMs), to: day(now) };
  const total: Export = { orders: 0, parts: 0, bytes: 0, slowestMs: 0, tookMs: 0 };
  let path: string | undefined = apiPaths.staffOrdersCsv;
  while (path !== undefined) {
    // Signs in for each part, because a sign-in only counts as recent for five minutes.
    const staff = await staffAccount();
    const start = Date.now();
    const request = { method: 'POST', name: apiPaths.staffOrdersCsv, path, body } as const;
    const response: Response = await callShop(staff, new Timings(), request);
    const text = await response.text();
    const tookMs = Date.now() - start;
    total.orders += text.split('\r\n').length - (total.parts === 0 ? 2 : 1);
    total.parts += 1;
    total.bytes += Buffer.byteLength(text);
    total.slowestMs = Math.max(total.slowestMs, tookMs);
    total.tookMs += tookMs;
    path = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return total;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Measures everything that slows down as orders accumulate. Returns a line for each timeout and
 * repair.
 */
export async function measureAtScale(log: (line: string) => void): Promise<string[]> {
  const count = (await database.collection('orders').count().get()).data().count;
  log(`\nWith ${count} orders`);
  const schedules = await measureSchedules();
  const { payments, problems } = await lastComparison();
  const { orders, parts, bytes, slowestMs, tookMs } = await exportYear();
  const measured = [
    ...schedules,
    { what: 'slowest part of the CSV', tookMs: slowestMs, limitMs: partLimit },
  ];
  const rows = measured.map((each) => [each.what, seconds(each.tookMs), seconds(each.limitMs)]);
  log(textTable(['work', 'took', 'limit'], rows));
  log(`The reconciliation compared ${payments} payments`);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  log(`The CSV: ${orders} orders in ${parts} parts, ${megabytes} MB, ${seconds(tookMs)}`);
  const slow = measured.filter((each) => each.tookMs > each.limitMs);
  if (orders !== count) problems.push(`The CSV has ${orders} of ${count} orders`);
  return [...problems, ...slow.map(({ what }) => `${what} took too long`)];
}
