import express, { type RequestHandler } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { connectToStripe } from '../platform/stripe/client.ts';
import { serve } from '../platform/test-server.ts';
import { handleStripeWebhook } from './stripe-webhook.ts';

const secret = 'whsec_test';
const unreachableStripe = connectToStripe('http://127.0.0.1:9', 'sk_test_none');

const emptyFirestore = {
  collection: () => emptyFirestore,
  withConverter: () => emptyFirestore,
  doc: () => emptyFirestore,
  get: async () => ({ data: () => undefined }),
} as unknown as Firestore;

async function serveWebhook(): Promise<string> {
  const services = {
    firestore: emptyFirestore,
    stripe: () => unreachableStripe,
    officeEmail: () => 'office@example.com',
    signingSecret: () => secret,
  };
  const handler: RequestHandler = (request, response) =>
    handleStripeWebhook(services, request as Request, response);
  return serve(express().use(handler));
}

async function deliver(event: unknown, signedWith = secret) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith });
  return fetch(await serveWebhook(), {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  });
}

it('acknowledges an unhandled event type, so that Stripe does not disable the endpoint', async () => {
  const response = await deliver({ id: 'evt_1', object: 'event', type: 'product.created' });
  expect(response.status).toBe(200);
});

it('responds with 500 while Stripe is unreachable, so that the event is redelivered', async () => {
  const object = { id: 're_1', payment_intent: 'pi_1' };
  const type = 'refund.created';
  const response = await deliver({ id: 'evt_1', object: 'event', type, data: { object } });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'internal' });
});

it('rejects an event signed with another secret', async () => {
  const response = await deliver({ id: 'evt_1', object: 'event' }, 'whsec_forged');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'stripe-signature' });
});

it('responds with 404 to GET', async () => {
  expect((await fetch(await serveWebhook())).status).toBe(404);
});
