import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPorts, describeTakenPort, parseLsof } from './ports.ts';

describe('checkPorts', () => {
  it('reports an occupied port with its purpose and the fix', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(checkPorts([{ port, user: 'the shop' }])).rejects.toThrow(
      new RegExp(`^Port ${port}, needed by the shop, is in use by .*\\. Stop it, or `),
    );
    server.close();
    await once(server, 'close');
    await expect(checkPorts([{ port, user: 'the shop' }])).resolves.toBeUndefined();
  });
});

describe('describeTakenPort', () => {
  const shop = { port: 5000, user: 'the shop' };

  it('includes the program that uses the port, if known', () => {
    expect(describeTakenPort(shop, 'java (process 12)', 'linux')).toBe(
      'Port 5000, needed by the shop, is in use by java (process 12). ' +
        'Stop it, or the other `npm start` or `npm test`, and try again.',
    );
  });

  it('mentions AirPlay for port 5000 on macOS', () => {
    expect(describeTakenPort(shop, undefined, 'darwin')).toContain('AirPlay');
    expect(describeTakenPort(shop, undefined, 'linux')).not.toContain('AirPlay');
  });
});

describe('parseLsof', () => {
  it('parses process and command', () => {
    expect(parseLsof('p4711\ncjava\nf12\n')).toBe('java (process 4711)');
  });

  it('returns undefined for empty output', () => {
    expect(parseLsof('')).toBeUndefined();
  });
});
