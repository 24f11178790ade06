import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@dental-shop/domain/payment/webhook-events';
import Stripe from 'stripe';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/stripe.md'), 'utf8');

function blockOf(start: string): string[] {
  const blocks = guide.match(/```[a-z]*\n[^`]+```/g) ?? [];
  const [block = '', ...others] = blocks.filter((each) => each.includes(`\n${start}`));
  expect(others).toEqual([]);
  return block.split('\n').slice(1, -1);
}

it('the Stripe guide lists exactly the events that the webhook handles', () => {
  expect(blockOf('payment_intent.').sort()).toEqual([...webhookEvents].sort());
});

it("the Stripe guide names the installed SDK's API version", () => {
  expect(guide).toContain(`API version \`${Stripe.API_VERSION}\``);
});
