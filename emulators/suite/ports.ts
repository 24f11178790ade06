import { createServer } from 'node:net';
import { ports } from '../addresses.ts';
import { portHolder } from './port-holder.ts';
import { StartFailure } from './start-failure.ts';

/** A TCP port that one part of the shop listens on. */
export interface NeededPort {
  port: number;
  /** Who needs it, as it reads after "which". */
  user: string;
}

export const neededPorts: readonly NeededPort[] = [
  { port: ports.hosting, user: 'the shop' },
  { port: ports.auth, user: 'the Auth emulator' },
  { port: ports.firestore, user: 'the Firestore emulator' },
  { port: ports.functions, user: 'the Functions emulator' },
  { port: ports.hub, user: 'the emulator hub' },
  { port: ports.stripe, user: 'the local Stripe' },
  { port: ports.mailSmtp, user: "the mail catcher's SMTP server" },
  { port: ports.mailInbox, user: "the mail catcher's inbox" },
];

export const vitePort: NeededPort = { port: ports.vite, user: 'hot reload' };

export const inspectorPort: NeededPort = { port: ports.inspector, user: "the functions' debugger" };

const defaultHolder = 'another program';

export function takenPortSentence(
  { port, user }: NeededPort,
  holder: string | undefined,
  platform: NodeJS.Platform,
): string {
  const airPlay =
    port === ports.hosting && platform === 'darwin'
      ? ' (on macOS it is often the AirPlay Receiver: switch it off in System Settings, AirDrop & Handoff)'
      : '';
  return (
    `Port ${port}, which ${user} needs, is taken by ${holder ?? defaultHolder}${airPlay}: ` +
    'end that program, or the other `npm start` or `npm test` that runs, and try again.'
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Throws a `StartFailure` that names the first port somebody else listens on. */
export async function checkPorts(needed: readonly NeededPort[]): Promise<void> {
  for (const each of needed) {
    if (!(await isFree(each.port, '127.0.0.1'))) {
      throw new StartFailure(takenPortSentence(each, portHolder(each.port), process.platform));
    }
  }
}
