import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { getId } from '../account/expandable-id.ts';
import { invalidRequest, noSuch } from '../http/api-error.ts';
import { createdWithin, listPage, listParameters } from '../http/list.ts';
import type { ApiCall, Route } from '../http/route.ts';
import { decideDispute } from './dispute-decision.ts';
import { textEvidence } from './dispute-object.ts';

function find(account: Account, call: ApiCall): Stripe.Dispute {
  const dispute = account.state.disputes[call.path.id ?? ''];
  if (dispute === undefined) throw noSuch('dispute', call.path.id ?? '', 'id');
  return dispute;
}

function retrieve(account: Account, call: ApiCall): Stripe.Dispute {
  call.parameters.allow('expand');
  return find(account, call);
}

function list(account: Account, call: ApiCall): Stripe.ApiList<Stripe.Dispute> {
  call.parameters.allow('charge', 'payment_intent', 'created', ...listParameters);
  const charge = call.parameters.text('charge');
  const intent = call.parameters.text('payment_intent');
  const found = Object.values(account.state.disputes).filter(
    (dispute) =>
      (charge === undefined || getId(dispute.charge) === charge) &&
      (intent === undefined || getId(dispute.payment_intent) === intent),
  );
  return listPage(createdWithin(found, call.parameters), call.parameters, '/v1/disputes');
}

function update(account: Account, call: ApiCall): Stripe.Dispute {
  const { parameters } = call;
  parameters.allow('evidence', 'metadata', 'submit', 'expand');
  const current = find(account, call);
  const given = parameters.nested('evidence');
  if (given !== undefined) requireOpen(current);
  given?.allow(...textEvidence);
  const evidence = { ...current.evidence };
  for (const name of textEvidence) {
    if (given !== undefined) evidence[name] = given.changed(name, evidence[name]);
  }
  const dispute: Stripe.Dispute = {
    ...current,
    evidence,
    evidence_details: {
      ...current.evidence_details,
      has_evidence: Object.values(evidence).some((text) => typeof text === 'string'),
    },
    metadata: parameters.metadata(current.metadata),
  };
  account.state.disputes[dispute.id] = dispute;
  if (given === undefined || parameters.flag('submit') === false) {
    account.emit(call, 'charge.dispute.updated', dispute);
    return dispute;
  }
  return decideDispute(account, call, dispute);
}

function close(account: Account, call: ApiCall): Stripe.Dispute {
  call.parameters.allow('expand');
  const current = find(account, call);
  requireOpen(current);
  const status = current.status === 'needs_response' ? 'lost' : 'warning_closed';
  const closed: Stripe.Dispute = { ...current, status };
  account.state.disputes[closed.id] = closed;
  account.emit(call, 'charge.dispute.closed', closed);
  return closed;
}

function requireOpen({ status }: Stripe.Dispute): void {
  if (status === 'needs_response' || status === 'warning_needs_response') return;
  throw invalidRequest(
    `This dispute cannot be changed any more because it has a status of ${status}.`,
  );
}

export const disputeRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/disputes', access: 'secret', handle: list },
  { method: 'get', path: '/v1/disputes/:id', access: 'secret', handle: retrieve },
  { method: 'post', path: '/v1/disputes/:id', access: 'secret', handle: update },
  { method: 'post', path: '/v1/disputes/:id/close', access: 'secret', handle: close },
];
