import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProjectState } from '@dental-shop/deploy/access/fake-project';
import { projectRoot } from '@dental-shop/emulators/suite/project';

interface Change {
  request: string;
  body: unknown;
}

/** A fake of the Google APIs for firebase-tools. Finds responses by path and records changes. */
export async function fakeGoogle(responses: Readonly<Record<string, object>>) {
  const changes: Change[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const respond = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (path.endsWith('/token')) {
      respond({ access_token: 'token', expires_in: 3600, scope: 'cloud-platform' });
    } else if (path.endsWith(':testIamPermissions')) {
      respond({ permissions: JSON.parse(text).permissions });
    } else if (request.method === 'GET') {
      const found = responses[path];
      respond(found ?? { error: { code: 404, message: `no ${path}` } }, found ? 200 : 404);
    } else {
      const body = JSON.parse(text);
      changes.push({ request: `${request.method} ${path}`, body });
      // firebase-tools reads an operation's result from `response` and a schedule from the
      // top-level fields.
      respond({ ...body, response: { ...body, name: 'changed' } });
    }
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    changes,
    environment: {
      FIREBASE_TOKEN: 'somebody',
      FIREBASE_TOKEN_URL: address,
      FIREBASE_RESOURCEMANAGER_URL: address,
      FIREBASE_API_URL: address,
      FIREBASE_SERVICE_USAGE_URL: address,
      FIREBASE_IAM_URL: address,
      FIRESTORE_URL: address,
      NO_UPDATE_NOTIFIER: '1',
    },
    close: () => server.close(),
  };
}

/**
 * A fake `gcloud` that records its calls. `responses` maps the start of a command to its response
 * and takes precedence over `project`.
 */
export function fakeGcloud(
  folder: string,
  responses: Readonly<Record<string, object>>,
  project?: ProjectState,
) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'calls.txt');
  writeFileSync(log, '');
  const state = join(folder, 'project.json');
  if (project) writeFileSync(state, JSON.stringify(project));
  const fake = pathToFileURL(join(projectRoot, 'deploy/access/fake-project.ts')).href;
  const script = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(log)}, JSON.stringify(args) + '\\n');
const line = args.join(' ');
const responses = ${JSON.stringify(responses)};
const state = ${JSON.stringify(state)};
async function fromProject() {
  if (args[0] === '--version' || !existsSync(state)) return {};
  const { fakeProject } = await import(${JSON.stringify(fake)});
  const project = fakeProject(JSON.parse(readFileSync(state, 'utf8')));
  const answer = await project.gcloud(args.filter((each) => !/^--(format|quiet)/.test(each)));
  writeFileSync(state, JSON.stringify(project.state));
  return answer;
}
(async () => {
  const found = Object.keys(responses).find((beginning) => line.startsWith(beginning));
  console.log(JSON.stringify(found === undefined ? await fromProject() : responses[found]));
})().catch((error) => {
  console.error(error.stderr ?? error);
  process.exitCode = 1;
});
`;
  const file = join(folder, 'gcloud');
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return {
    path: `${folder}${delimiter}${process.env.PATH}`,
    /** Leaves out version checks. */
    calls: (): string[] =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): string => JSON.parse(line).join(' '))
        .filter((line) => line !== '--version'),
    project: (): ProjectState => JSON.parse(readFileSync(state, 'utf8')),
  };
}
