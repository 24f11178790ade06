import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { Expectation, Request } from './expectations.ts';

/** A new function may refuse its first calls, until its permission to be called takes effect. */
const maxAttempts = 6;
const retryAfterMs = 10_000;
const maxRequestMs = 30_000;

async function ask(expectation: Expectation): Promise<string | undefined> {
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
    return `There is no answer at ${new URL(url).host}. If that name was connected today (Firebase console, Hosting, Add custom domain), it may take hours: until then ask the address that ends in web.app, npm run deploy -- --smoke-test https://PROJECT_ID.web.app`;
  }
  const { status } = response;
  const problem = expectation.problem({
    status,
    headers: response.headers,
    text: await response.text(),
  });
  // Without the query, where the sign-in service takes the key.
  return problem && `${new URL(url).origin}${new URL(url).pathname} ${problem}`;
}

/** Checks each expectation, with retries; throws a `Refusal` with those that still fail. */
export async function runSmokeTest(
  expectations: readonly Expectation[],
  { attempts = maxAttempts, wait = pause }: { attempts?: number; wait?: typeof pause } = {},
): Promise<void> {
  const problems: string[] = [];
  for (const expectation of expectations) {
    let problem = await ask(expectation);
    for (let attempt = 2; problem !== undefined && attempt <= attempts; attempt += 1) {
      await wait(retryAfterMs);
      problem = await ask(expectation);
    }
    console.log(`${problem === undefined ? '✔' : '✘'} ${expectation.name}`);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) throw new Refusal('', ...problems);
}
