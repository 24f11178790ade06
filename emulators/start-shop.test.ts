import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedOrders } from './seed/orders.ts';
import { startShop } from './start-shop.ts';
import { startFrontServer } from './suite/front-server.ts';

vi.mock('./seed/accounts.ts');
vi.mock('./seed/after-sales.ts');
vi.mock('./seed/orders.ts');
vi.mock('./app-check/app-check.ts');
vi.mock('./suite/build-shop.ts');
vi.mock('./suite/emulator-config.ts');
vi.mock('./suite/java.ts');
vi.mock('./suite/ports.ts', () => ({ checkPorts: vi.fn(), neededPorts: [] }));
vi.mock('./suite/wait-until.ts');
vi.mock('./suite/find-firestore-emulator.ts', () => ({
  findFirestoreEmulator: () => ({ environment: {} }),
  firestoreRemarks: {},
}));
vi.mock('./suite/firebase-suite.ts', () => ({
  startFirebaseSuite: () => ({
    ended: new AbortController().signal,
    ready: vi.fn(),
    stop: vi.fn(),
  }),
}));
vi.mock('local-stripe', () => ({ startLocalStripe: async () => ({ close: vi.fn() }) }));
vi.mock('./mail/mail-catcher.ts', () => ({ startMailCatcher: async () => ({ close: vi.fn() }) }));
vi.mock('./suite/scheduler.ts', () => ({ startScheduler: () => ({ stop: vi.fn() }) }));
vi.mock('./suite/front-server.ts', () => ({
  startFrontServer: vi.fn(async () => ({ close: vi.fn() })),
}));

it('opens the shop only after the demo data is written', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'start-shop-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  let isOpenWhileSeeding: boolean | undefined;
  vi.mocked(seedOrders).mockImplementation(async () => {
    isOpenWhileSeeding = vi.mocked(startFrontServer).mock.calls.length > 0;
  });
  const shop = await startShop({
    dataDirectory: join(directory, 'data'),
    logDirectory: join(directory, 'logs'),
    fresh: true,
    unsaved: true,
    log: () => {},
    signal: new AbortController().signal,
  });
  expect(isOpenWhileSeeding).toBe(false);
  expect(startFrontServer).toHaveBeenCalledOnce();
  expect(await shop.stop()).toEqual([]);
});
