import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../test-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(...given: Parameters<typeof startForTest>) {
  const stripe = await startForTest(...given);
  closing.push(stripe.close);
  return stripe;
}

const payWith = (card: string) => ({
  amount: 2_500,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  payment_method: card,
  confirm: true,
});

describe('a payment that stays in processing', () => {
  it.each([
    ['pm_card_processing', 'succeeded', ['charge.succeeded', 'payment_intent.succeeded']],
    [
      'pm_card_processingChargeDeclined',
      'requires_payment_method',
      ['charge.failed', 'payment_intent.payment_failed'],
    ],
  ])('%s: ends with the status %s', async (card, status, types) => {
    // Long enough for the requests below, even on a busy machine.
    const { sdk } = await start({ laterMs: 1_500 });
    const processing = await sdk.paymentIntents.create({
      ...payWith(card),
      expand: ['latest_charge'],
    });
    expect(processing).toMatchObject({
      status: 'processing',
      amount_received: 0,
      latest_charge: { status: 'pending', paid: false, receipt_url: null },
    });
    for (const act of ['confirm', 'cancel'] as const) {
      await expect(sdk.paymentIntents[act](processing.id)).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      });
    }
    await vi.waitFor(
      async () => expect((await sdk.paymentIntents.retrieve(processing.id)).status).toBe(status),
      { timeout: 10_000 },
    );
    const charges = await sdk.charges.list({ payment_intent: processing.id });
    expect(charges.data).toHaveLength(1);
    const events = await sdk.events.list();
    expect(events.data.map(({ type }) => type).reverse()).toEqual([
      'payment_intent.created',
      'charge.pending',
      'payment_intent.processing',
      ...types,
    ]);
    expect(events.data[0]?.request).toEqual({ id: null, idempotency_key: null });
  });

  it('is settled after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
    const stateFile = join(folder, 'books.json');
    const before = await startForTest({ stateFile, laterMs: 500 });
    const { id } = await before.sdk.paymentIntents.create(payWith('pm_card_processing'));
    await before.close();
    const { sdk } = await start({ stateFile, laterMs: 50 });
    await vi.waitFor(
      async () => expect((await sdk.paymentIntents.retrieve(id)).status).toBe('succeeded'),
      { timeout: 10_000 },
    );
    rmSync(folder, { recursive: true });
  });
});
