import escapeHtml from 'escape-html';
import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { LoggedRequest, RequestLog } from '../http/request-log.ts';
import type { AttemptLog } from '../webhooks/attempt-log.ts';
import { isAccepted } from '../webhooks/delivery-attempt.ts';
import { htmlPage } from './html.ts';

const maxShown = 200;
const refreshS = 5;

export interface Logs {
  requests: RequestLog;
  attempts: AttemptLog;
}

export function logPage(account: Account, logs: Logs, still: boolean): string {
  const events = Object.values(account.state.events).slice(-maxShown).reverse();
  const control = still
    ? '<a href="/log">Refresh automatically</a>'
    : `Refreshes every ${refreshS} seconds. <a href="/log?still">Stop</a>`;
  return htmlPage(
    'Local Stripe log',
    `<h1>Local Stripe log</h1>
<p><a href="/">Overview</a> · ${control}</p>
<div class="columns">
<section><h2>Requests</h2>${listOf(logs.requests.entries.map(requestRow), 'No requests yet.')}</section>
<section><h2>Webhooks</h2>${listOf(
      events.map((event) => eventRow(account, logs.attempts, event)),
      'No events yet.',
    )}</section>
</div>
<p class="note">The last ${maxShown} of each, newest first, in UTC. Requests and attempts are cleared when the server
stops.</p>`,
    { wide: true, ...(!still && { refreshSeconds: refreshS }) },
  );
}

function listOf(rows: readonly string[], none: string): string {
  return rows.length === 0 ? `<p>${none}</p>` : `<ol class="log">${rows.join('\n')}</ol>`;
}

function requestRow(request: LoggedRequest): string {
  const { status, idempotencyKey } = request;
  const good = status !== null && status < 400;
  const details = [
    timeOf(request.at),
    `${request.ms} ms`,
    request.requestId,
    idempotencyKey === null ? null : `key ${idempotencyKey}`,
    request.replayed ? 'replayed' : null,
    request.error,
  ];
  return row(`${request.method} ${request.path}`, `${status ?? 'aborted'}`, good, details);
}

function eventRow(account: Account, log: AttemptLog, event: Stripe.EventBase): string {
  const waiting = account.state.pendingDeliveries[event.id] !== undefined;
  const delivered = event.pending_webhooks === 0;
  const state = waiting ? 'waiting' : delivered ? 'delivered' : 'abandoned';
  const attempts = log
    .of(event.id)
    .map(({ at, ms, outcome }) => {
      const answer = isAccepted(outcome) ? `accepted (${outcome})` : `failed (${outcome})`;
      return `<li>${timeOf(at)} · ${ms} ms · ${escapeHtml(answer)}</li>`;
    })
    .join('');
  const list = attempts === '' ? '' : `<ol>${attempts}</ol>`;
  const details = [timeOf(event.created * 1000), event.id];
  return row(event.type, state, waiting || delivered, details, list);
}

function row(
  title: string,
  result: string,
  good: boolean,
  details: readonly (string | null)[],
  more = '',
): string {
  const small = details.filter((detail) => detail !== null).map(escapeHtml);
  return `<li><strong>${escapeHtml(title)}</strong> <span class="${good ? 'good' : 'bad'}">${result}</span>
<small>${small.join(' · ')}</small>${more}</li>`;
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
