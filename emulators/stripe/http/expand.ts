import type { AccountState } from '../account/account-state.ts';
import { withFreshReceiptUrl } from '../account/fresh-receipt-url.ts';
import { invalidRequest } from './api-error.ts';

const maxExpandDepth = 4;

export function expand(state: AccountState, body: object, paths: readonly string[]): object {
  if (paths.length === 0) return body;
  const copy = structuredClone(body);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > maxExpandDepth) {
      throw invalidRequest(
        `You cannot expand more than ${maxExpandDepth} levels of a property`,
        'expand',
      );
    }
    expandSteps(state, copy, steps, path);
  }
  return copy;
}

function expandSteps(
  state: AccountState,
  holder: object,
  steps: readonly string[],
  path: string,
): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (!isFields(holder)) throw cannotExpand(path);
  const value = holder[step];
  if (value === null) return;
  const found = typeof value === 'string' ? structuredClone(lookUp(state, value)) : value;
  if (typeof found !== 'object' || found === null) throw cannotExpand(path);
  holder[step] = found;
  for (const next of Array.isArray(found) ? found : [found]) {
    expandSteps(state, next, rest, path);
  }
}

function isFields(value: object): value is Record<string, unknown> {
  return !Array.isArray(value);
}

function lookUp(state: AccountState, id: string): object | undefined {
  const charge = state.charges[id];
  if (charge) return withFreshReceiptUrl(charge);
  const shelves: Record<string, Record<string, object>> = {
    cus: state.customers,
    pm: state.paymentMethods,
    pi: state.paymentIntents,
    re: state.refunds,
    du: state.disputes,
  };
  return shelves[id.split('_')[0] ?? '']?.[id];
}

function cannotExpand(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
}
