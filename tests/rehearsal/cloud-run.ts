import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Gcloud, GcloudFailure } from '@dental-shop/deploy/cli/gcloud';
import type { ReceivedResponse, Request } from '@dental-shop/deploy/smoke-test/expected-responses';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { settings } from './names.ts';

interface Policy {
  bindings: { role: string; members: string[] }[];
  etag: string;
}

const publicPolicy = (): Policy => ({
  bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  etag: 'BwYnF3k=',
});

const forbidden = (path: string) =>
  `<html><head>\n<meta http-equiv="content-type" content="text/html;charset=utf-8">\n<title>403 Forbidden</title>\n</head>\n<body text=#000000 bgcolor=#ffffff>\n<h1>Error: Forbidden</h1>\n<h2>Your client does not have permission to get URL <code>${path}</code> from this server.</h2>\n<h2></h2>\n</body></html>\n`;

function serviceOf(path: string): string {
  if (path.startsWith('/api/staff/')) return 'staff';
  return path === apiPaths.stripeWebhook ? 'stripewebhook' : 'api';
}

/**
 * Simulates Cloud Run in front of the functions. Each service has an IAM policy, which gcloud can
 * change. At first, `staff` isn't public, as if the first deploy had failed to set its policy.
 */
export async function startCloudRun(passOn: (request: Request) => Promise<ReceivedResponse>) {
  const policies: Record<string, Policy> = {
    api: publicPolicy(),
    staff: { bindings: [], etag: 'ACAB' },
    stripewebhook: publicPolicy(),
  };
  const server = createServer(async (request, response) => {
    const { url: path = '/', method, headers } = request;
    const body = await text(request);
    const { bindings } = policies[serviceOf(path)] ?? publicPolicy();
    if (!bindings.some(({ members }) => members.includes('allUsers'))) {
      response.writeHead(403, { 'content-type': 'text/html; charset=UTF-8' });
      response.end(forbidden(path));
      return;
    }
    const answer = await passOn({
      to: 'shop',
      url: `${settings.siteUrl}${path}`,
      ...(method === 'POST'
        ? { method, body, headers: { 'Content-Type': headers['content-type'] ?? '' } }
        : {}),
    });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const caching = answer.headers.get('cache-control');
    const sent = { 'content-type': type, ...(caching !== null && { 'cache-control': caching }) };
    response.writeHead(answer.status, sent).end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const gcloud: Gcloud = async <Answered>(args: readonly string[]) => {
    const [, , command, service = ''] = args;
    const policy = policies[service];
    if (policy === undefined) {
      throw new GcloudFailure(
        args,
        `ERROR: (gcloud.run.services.${command}) NOT_FOUND: Resource '${service}' of kind 'SERVICE' in region 'us-central1' in project '${settings.projectId}' does not exist.`,
      );
    }
    if (command === 'add-iam-policy-binding') {
      const flag = (name: string) =>
        args.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
      policy.bindings.push({ role: flag('role'), members: [flag('member')] });
    }
    return policy as Answered;
  };

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    policies,
    gcloud,
    close: () => server.close(),
  };
}
