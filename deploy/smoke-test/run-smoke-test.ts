import { setTimeout as pause } from 'node:timers/promises';
import type { PublicFunction } from '../access/grant-public-access.ts';
import { Refusal } from '../refusal.ts';
import type { Expectation, ReceivedResponse, Request } from './expected-responses.ts';

/** A new function may reject its first calls until its permissions take effect. */
const maxAttempts = 6;
const retryAfterMs = 10_000;
const maxRequestMs = 30_000;

interface Outcome {
  received?: ReceivedResponse;
  problem: string | undefined;
}

async function check(expectation: Expectation): Promise<Outcome> {
  const { url, method = 'GET', headers = {}, body }: Request = expectation.request;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(maxRequestMs),
    });
  } catch {
    const problem = `No response from ${new URL(url).host}. If you connected the domain today (Firebase console, Hosting, Add custom domain), it may take hours. Until then, test the web.app address: npm run deploy -- --smoke-test https://PROJECT_ID.web.app`;
    return { problem };
  }
  const { status } = response;
  const received = { status, headers: response.headers, text: await response.text() };
  return { received, problem: describe(expectation, expectation.problem(received)) };
}

/** Omits the query, which contains the API key. */
function describe({ request: { url } }: Expectation, problem: string | undefined) {
  return problem && `${new URL(url).origin}${new URL(url).pathname} ${problem}`;
}

/** Functions respond with JSON. If a function isn't public, Google responds with an HTML page. */
const isRejectedByGoogle = (received: ReceivedResponse | undefined) =>
  received?.status === 403 && !received.headers.get('content-type')?.includes('json');

interface Options {
  makePublic: (name: PublicFunction) => Promise<string>;
  attempts?: number;
  wait?: typeof pause;
}

export async function runSmokeTest(
  expectations: readonly Expectation[],
  { makePublic, attempts = maxAttempts, wait = pause }: Options,
): Promise<void> {
  const problems: string[] = [];
  const repairs = new Map<PublicFunction, string>();
  for (const expectation of expectations) {
    const { servedBy } = expectation;
    let outcome = await check(expectation);
    for (let attempt = 2; outcome.problem !== undefined && attempt <= attempts; attempt += 1) {
      await wait(retryAfterMs);
      outcome = await check(expectation);
      // Waits for a second 403, because a new function's permissions don't take effect immediately.
      const isRepairable = servedBy !== undefined && isRejectedByGoogle(outcome.received);
      if (isRepairable && !repairs.has(servedBy)) {
        repairs.set(servedBy, await makePublic(servedBy));
        attempt = 1;
      }
    }
    const repair = servedBy && isRejectedByGoogle(outcome.received) && repairs.get(servedBy);
    const problem = repair
      ? describe(expectation, `responded with 403: Google rejects visitors. ${repair}`)
      : outcome.problem;
    console.log(`${problem === undefined ? '✔' : '✘'} ${expectation.name}`);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) throw new Refusal('', ...problems);
}
