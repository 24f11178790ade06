import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { ports } from '../addresses.ts';
import { StartFailure } from './start-failure.ts';

export interface NeededPort {
  port: number;
  /** Completes "Port 5000, needed by …". */
  user: string;
}

export const neededPorts: readonly NeededPort[] = [
  { port: ports.shop, user: 'the shop' },
  { port: ports.hosting, user: 'the Hosting emulator' },
  { port: ports.auth, user: 'the Auth emulator' },
  { port: ports.firestore, user: 'the Firestore emulator' },
  { port: ports.functions, user: 'the Functions emulator' },
  { port: ports.appCheck, user: 'the stand-in for App Check' },
  { port: ports.hub, user: 'the emulator hub' },
  { port: ports.stripe, user: 'the local Stripe' },
  { port: ports.mailSmtp, user: "the mail catcher's SMTP server" },
  { port: ports.mailInbox, user: "the mail catcher's inbox" },
];

export const vitePort: NeededPort = { port: ports.vite, user: 'hot reload' };

export const inspectorPort: NeededPort = { port: ports.inspector, user: "the functions' debugger" };

const defaultHolder = 'another program';

export function describeTakenPort(
  { port, user }: NeededPort,
  holder: string | undefined,
  platform: NodeJS.Platform,
): string {
  const airPlay =
    port === ports.shop && platform === 'darwin'
      ? ' (on macOS, often the AirPlay Receiver; turn it off in System Settings, AirDrop & Handoff)'
      : '';
  return (
    `Port ${port}, needed by ${user}, is in use by ${holder ?? defaultHolder}${airPlay}. ` +
    'Stop it, or the other `npm start` or `npm test`, and try again.'
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export async function checkPorts(needed: readonly NeededPort[]): Promise<void> {
  for (const each of needed) {
    if (!(await isFree(each.port, '127.0.0.1'))) {
      throw new StartFailure(describeTakenPort(each, portHolder(each.port), process.platform));
    }
  }
}

function portHolder(port: number): string | undefined {
  const listing = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  });
  return parseLsof(listing.stdout ?? '');
}

/** lsof's field output: `p1234` is a process ID, `cjava` its command. */
export function parseLsof(fields: string): string | undefined {
  const id = /^p(\d+)$/m.exec(fields)?.[1];
  const command = /^c(.+)$/m.exec(fields)?.[1];
  return id === undefined ? undefined : `${command ?? 'a process'} (process ${id})`;
}
