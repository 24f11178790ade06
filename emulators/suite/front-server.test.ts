import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startFrontServer } from './front-server.ts';

async function startShop() {
  const received: string[] = [];
  const hosting = createServer(async (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    received.push(url);
    if (url === '/broken') {
      outgoing.writeHead(200, { 'content-length': 10 }).write('half');
      setImmediate(() => outgoing.destroy());
      return;
    }
    // The visitor may disconnect before sending the whole body.
    const body = await text(incoming).catch(() => '');
    outgoing.writeHead(201, { 'x-hosting': 'yes' });
    outgoing.end(`${method} ${url} ${headers.host} ${body}`);
  }).listen(0, '127.0.0.1');
  await once(hosting, 'listening');
  const { port: hostingPort } = hosting.address() as AddressInfo;
  const front = await startFrontServer({ port: 0, hostingPort });
  const stopHosting = () => {
    hosting.close();
    hosting.closeAllConnections();
  };
  onTestFinished(async () => {
    await front.close();
    stopHosting();
  });
  return { url: `http://127.0.0.1:${front.port}`, port: front.port, received, stopHosting };
}

/** Sends the path unchanged; `fetch` would normalize it. */
async function statusOf(port: number, path: string, headers = {}): Promise<number | undefined> {
  const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

it('forwards requests and responses', async () => {
  const { url, port } = await startShop();
  const response = await fetch(`${url}/api/contact?a=1%25`, { method: 'POST', body: 'Hello' });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-hosting')).toBe('yes');
  expect(await response.text()).toBe(`POST /api/contact?a=1%25 127.0.0.1:${port} Hello`);
});

it.each([
  '/products/100%',
  '/%E0%A4%A',
  '/%c0%80',
  '/?q=100%',
  '/api/%zz',
  '//',
  '//a@b',
  '//a?@b',
  '/\\a@b',
])('rejects the malformed address %s without forwarding it', async (path) => {
  const { port, received } = await startShop();
  expect(await statusOf(port, path)).toBe(400);
  expect(received).toEqual([]);
});

it('rejects a malformed Host header', async () => {
  const { port, received } = await startShop();
  expect(await statusOf(port, '/', { host: 'a b' })).toBe(400);
  expect(received).toEqual([]);
});

it('closes the connection when Hosting fails, and keeps running', async () => {
  const { url, stopHosting } = await startShop();
  await expect(fetch(`${url}/broken`).then((response) => response.text())).rejects.toThrow();
  expect((await fetch(url)).status).toBe(201);
  stopHosting();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await expect(fetch(url, { method: 'POST', body: 'Hello' })).rejects.toThrow('fetch failed');
});

it('keeps running when a visitor disconnects during a request', async () => {
  const { url, port } = await startShop();
  const visitor = connect(port, '127.0.0.1');
  visitor.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await once(visitor, 'connect');
  visitor.destroy();
  expect((await fetch(url)).status).toBe(201);
});
