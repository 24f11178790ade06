import { Expression } from 'firebase-functions/params';
import { describe, expect, it } from 'vitest';
import * as functions from '../index.ts';
import { leaseMs as mailLeaseMs } from '../mail/delivery-state.ts';
import { smtpTimeoutsMs } from '../mail/smtp.ts';
import { leaseMs as deletionLeaseMs } from '../privacy/continue-deletion.ts';
import { resources } from './runtime-options.ts';
import {
  hourlyDeadlinesMs,
  mailDeadlineMs,
  shipmentsDeadlineMs,
  stockNoticesDeadlineMs,
} from './schedules.ts';

const deployed = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, __endpoint }));

const mebibytes = { '256MiB': 256, '512MiB': 512, '1GiB': 1024 };

const fractionsOfCpu: Record<string, number> = { '256MiB': 1 / 6, '512MiB': 1 / 3 };

const cpuOf = ({ cpu, memory }: { cpu: number | 'gcf_gen1'; memory: string }) =>
  cpu === 'gcf_gen1' ? (fractionsOfCpu[memory] ?? Number.NaN) : cpu;

describe('runtime options', () => {
  it('are defined for exactly the deployed functions', () => {
    expect(Object.keys(resources).sort()).toEqual(deployed.map(({ name }) => name).sort());
  });

  it.each(deployed)('are all applied to $name', ({ name, __endpoint }) => {
    const stated = resources[name as keyof typeof resources];
    expect(__endpoint).toMatchObject({
      availableMemoryMb: mebibytes[stated.memory],
      cpu: stated.cpu,
      concurrency: stated.concurrency,
      timeoutSeconds: stated.timeoutSeconds,
      minInstances: stated.minInstances,
      maxInstances: stated.maxInstances,
    });
  });

  it.each(deployed)(
    'run $name as the service account that the deploy creates',
    ({ __endpoint }) => {
      const { serviceAccountEmail } = __endpoint;
      if (!(serviceAccountEmail instanceof Expression)) throw new Error('Not a template.');
      expect(serviceAccountEmail.toCEL()).toBe(
        'shop-functions@{{ params.PROJECT_ID }}.iam.gserviceaccount.com',
      );
    },
  );

  it.each(Object.entries(resources))(
    'for %s are a combination that Cloud Run accepts',
    (_, stated) => {
      const { cpu, concurrency, timeoutSeconds } = stated;
      if (cpu === 'gcf_gen1') expect(concurrency).toBe(1);
      expect(Number.isFinite(cpuOf(stated))).toBe(true);
      expect(timeoutSeconds).toBeLessThanOrEqual(540);
    },
  );

  it("stay within a new project's CPU quota per region", () => {
    const most = Object.values(resources).map((each) => each.maxInstances * cpuOf(each));
    expect(most.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(20);
  });

  it.each([
    ['deliverMail', mailLeaseMs],
    ['sweepMail', mailLeaseMs],
    ['api', deletionLeaseMs],
    ['sweepDeletions', deletionLeaseMs],
  ] as const)('time out %s before its lease expires', (name, leaseMs) => {
    expect(resources[name].timeoutSeconds * 1000).toBeLessThan(leaseMs);
  });

  it('leave enough time for a slow mail server, even at the end of a sweep', () => {
    const { connection, greeting, answer } = smtpTimeoutsMs;
    const toSendMs = connection + greeting + answer;
    const toRenderMs = 20_000;
    expect(toSendMs + toRenderMs).toBeLessThan(resources.deliverMail.timeoutSeconds * 1000);
    const leftMs = resources.sweepMail.timeoutSeconds * 1000 - mailDeadlineMs;
    expect(toSendMs + toRenderMs).toBeLessThan(leftMs);
  });

  it('leave the reconciliation a minute to write its report', () => {
    const endsMs = resources.reconcilePayments.timeoutSeconds * 1000 - 60_000;
    expect(Math.max(...Object.values(hourlyDeadlinesMs))).toBeLessThanOrEqual(endsMs);
  });

  it('leave the shipment sweep a minute to finish its last release', () => {
    const endsMs = resources.sweepShipments.timeoutSeconds * 1000 - 60_000;
    expect(shipmentsDeadlineMs).toBeLessThanOrEqual(endsMs);
  });

  it('leave the sweep of stock notices a minute for its last email', () => {
    const endsMs = resources.sweepStockNotices.timeoutSeconds * 1000 - 60_000;
    expect(stockNoticesDeadlineMs).toBeLessThanOrEqual(endsMs);
  });

  it.each(['api', 'staff'] as const)("limit %s to Hosting's timeout", (name) => {
    expect(resources[name].timeoutSeconds).toBeLessThanOrEqual(60);
  });
});
