import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A port that a program listens on, and at which address: as Linux tells it. */
interface Listener {
  address: string;
  port: number;
  inode: string;
}

const listening = '0A';

/** All listeners of this machine; the columns are those of `man 5 proc_pid_net`. */
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

/** What `read` finds of each process; those that have ended meanwhile, or are others', have nothing. */
function ofProcesses<Found>(read: (pid: string) => Found): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      found.set(pid, read(pid));
    } catch {
      // It is gone, or somebody else's.
    }
  }
  return found;
}

const socketsOf = (pid: string): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      // Closed between the two looks.
      return [];
    }
  });

const parentOf = (pid: string): string => {
  // The name in brackets may have spaces and brackets of its own.
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return rest.split(' ')[1] ?? '';
};

/** Every listener of the process that listens on `port`, and of all that it has started. */
export function listenersBeside(port: number): Listener[] {
  const all = listeners();
  const sockets = ofProcesses(socketsOf);
  const parents = ofProcesses(parentOf);
  const known = all.find((each) => each.port === port);
  const [root] = [...sockets].find(([, own]) => known && own.includes(known.inode)) ?? [];
  if (root === undefined) throw new Error(`Nothing of this user's listens on port ${port}`);
  const isWithin = (pid: string | undefined): boolean =>
    pid === root || (pid !== undefined && isWithin(parents.get(pid)));
  const inodes = new Set([...sockets].flatMap(([pid, own]) => (isWithin(pid) ? own : [])));
  return all.filter(({ inode }) => inodes.has(inode));
}

/** 127.0.0.0/8 and ::1, in the hexadecimal of `/proc`: groups of four bytes, each backwards. */
export const isLoopback = (address: string): boolean =>
  /^(0{16}FFFF0000)?[\dA-F]{6}7F$/.test(address) || address === `${'0'.repeat(24)}01000000`;
