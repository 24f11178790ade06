import type { IncomingMessage } from 'node:http';
import { request as ask } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { restorePublicInvoker } from '@dental-shop/deploy/access/grant-public-access';
import { builtPolicy } from '@dental-shop/deploy/checks/checks';
import { keysFile } from '@dental-shop/deploy/checks/web-build';
import { deployedFolders } from '@dental-shop/deploy/project';
import {
  buildExpectations,
  type ReceivedResponse,
  type Request,
} from '@dental-shop/deploy/smoke-test/expected-responses';
import { runSmokeTest } from '@dental-shop/deploy/smoke-test/run-smoke-test';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, test } from '@playwright/test';
import { startCloudRun } from './cloud-run.ts';
import { readEnvironment, settings } from './names.ts';

const { edgePort, certificate } = readEnvironment();

/** Sends a request for the shop's real host name to this machine. */
async function sendToEdge({
  url,
  method = 'GET',
  headers,
  body,
}: Request): Promise<ReceivedResponse> {
  const { host, pathname, search } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(
      {
        host: '127.0.0.1',
        port: edgePort,
        servername: host,
        ca: certificate,
        method,
        path: `${pathname}${search}`,
        headers: { ...headers, host },
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(
      Object.entries(response.headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ),
    text: await text(response),
  };
}

test('passes the smoke test that runs after every deploy', async () => {
  const file = keysFile(join(projectRoot, deployedFolders.web), settings);
  expect(file).toBeDefined();
  // Leaves out the sign-in checks, because the emulator doesn't serve those pages.
  const checks = buildExpectations({
    address: settings.siteUrl,
    settings,
    pages: { policy: builtPolicy(), keysFile: file ?? '' },
  }).filter(({ request }) => request.to === 'shop');
  const problems: string[] = [];
  for (const { name, request, problem } of checks) {
    const found = problem(await sendToEdge(request));
    if (found !== undefined) problems.push(`${name}: ${found}`);
  }
  expect(checks.length).toBeGreaterThan(5);
  expect(problems).toEqual([]);
});

test('makes the staff function public again during a deploy', async () => {
  const cloudRun = await startCloudRun(sendToEdge);
  try {
    const functionChecks = buildExpectations({ address: cloudRun.address, settings }).filter(
      ({ servedBy }) => servedBy !== undefined,
    );
    await runSmokeTest(functionChecks, {
      makePublic: (name) => restorePublicInvoker(cloudRun.gcloud, settings.projectId, name),
      wait: async () => undefined as never,
    });
    expect(cloudRun.policies.staff?.bindings).toEqual([
      { role: 'roles/run.invoker', members: ['allUsers'] },
    ]);
  } finally {
    cloudRun.close();
  }
});

test('excludes subdomains from HSTS unless the setting includes them', async () => {
  for (const path of ['/', '/cart', apiPaths.ipInfo]) {
    const { headers } = await sendToEdge({ to: 'shop', url: `${settings.siteUrl}${path}` });
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
  }
});
