import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

export interface RunningFunction {
  port: number;
  agent: Agent;
  stop(): void;
}

export async function startFunction(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningFunction> {
  const port = await freePort();
  const runtime = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=128', runtime.replace(/index\.js$/, 'main.js')],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        GCLOUD_PROJECT: 'demo-runtime',
        APP_CHECK: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await waitUntilStarted(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    port,
    agent,
    stop() {
      agent.destroy();
      child.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Keeps reading the output, because a function fails if it can't write its log. */
function waitUntilStarted(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Serving function')) resolve();
    });
    child.once('exit', () => reject(new Error(`The function did not start: ${output}`)));
  });
}

interface Post {
  framing?: 'content-length' | 'transfer-encoding';
  headers?: Readonly<Record<string, string>> | undefined;
  chunks: readonly Buffer[];
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
  port: number | undefined;
}

/** Stops sending if the response arrives first, like a browser. */
export async function post(
  { port, agent }: RunningFunction,
  path: string,
  { framing = 'content-length', headers = {}, chunks }: Post,
): Promise<Reply> {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const sent = request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(framing === 'content-length' ? { 'content-length': length } : { [framing]: 'chunked' }),
      ...headers,
    },
  });
  sent.flushHeaders();
  const socket = once(sent, 'socket') as Promise<[Socket]>;
  const response = once(sent, 'response') as Promise<[IncomingMessage]>;
  let hasResponse = false;
  const responded = response.then(() => {
    hasResponse = true;
  });
  for (const chunk of chunks) {
    if (hasResponse) break;
    if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), responded]);
  }
  const isDeclaredLength = Number(sent.getHeader('content-length') ?? length) === length;
  if (!hasResponse && isDeclaredLength) sent.end();
  const [answer] = await response;
  const [{ localPort }] = await socket;
  const body = await json(answer).catch(() => undefined);
  if (!sent.writableEnded) sent.destroy();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, port: localPort };
}
