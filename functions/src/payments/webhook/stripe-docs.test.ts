import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@dental-shop/domain/payment/webhook-events';
import Stripe from 'stripe';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/stripe.md'), 'utf8');

/** The lines of the one code block that begins like this. */
function blockOf(beginning: string): string[] {
  const blocks = guide.match(/```[a-z]*\n[^`]+```/g) ?? [];
  const [block = '', ...others] = blocks.filter((each) => each.includes(`\n${beginning}`));
  expect(others).toEqual([]);
  return block.split('\n').slice(1, -1);
}

it('tells the owner every event that the webhook acts on, and no other', () => {
  expect(blockOf('payment_intent.').sort()).toEqual([...webhookEvents].sort());
});

it('names the API version that the installed SDK speaks', () => {
  expect(guide).toContain(`API version \`${Stripe.API_VERSION}\``);
});
