import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

interface Listener {
  address: string;
  port: number;
  inode: string;
}

const listening = '0A';

/** Columns as in `man 5 proc_pid_net`. */
function listeners(): Listener[] {
  return ['tcp', 'tcp6'].flatMap((protocol) =>
    readFileSync(`/proc/net/${protocol}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        if (state !== listening) return [];
        const [address = '', port = ''] = local.split(':');
        return [{ address, port: Number.parseInt(port, 16), inode }];
      }),
  );
}

function forEachProcess<Found>(read: (pid: string) => Found): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      found.set(pid, read(pid));
    } catch {
      // The process has ended or belongs to another user.
    }
  }
  return found;
}

const socketsOf = (pid: string): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      // The file was closed in the meantime.
      return [];
    }
  });

const parentOf = (pid: string): string => {
  // The process name in parentheses may itself contain spaces and parentheses.
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return rest.split(' ')[1] ?? '';
};

/** Includes the process's descendants. */
export function listenersOfProcess(port: number): Listener[] {
  const all = listeners();
  const sockets = forEachProcess(socketsOf);
  const parents = forEachProcess(parentOf);
  const known = all.find((each) => each.port === port);
  const [root] = [...sockets].find(([, own]) => known && own.includes(known.inode)) ?? [];
  if (root === undefined) throw new Error(`No process of this user listens on port ${port}`);
  const isWithin = (pid: string | undefined): boolean =>
    pid === root || (pid !== undefined && isWithin(parents.get(pid)));
  const inodes = new Set([...sockets].flatMap(([pid, own]) => (isWithin(pid) ? own : [])));
  return all.filter(({ inode }) => inodes.has(inode));
}

/** 127.0.0.0/8 and ::1 in the little-endian hexadecimal format of `/proc`. */
export const isLoopback = (address: string): boolean =>
  /^(0{16}FFFF0000)?[\dA-F]{6}7F$/.test(address) || address === `${'0'.repeat(24)}01000000`;
