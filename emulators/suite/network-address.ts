import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { StartFailure } from './start-failure.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Virtual networks and VPNs, which phones can't reach. */
const notForPhones = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt)/;

/**
 * The address for phones on the same network. Throws a `StartFailure` if no address is found, or if
 * `wanted` isn't one of this computer's.
 */
export function networkAddress(
  wanted?: string,
  interfaces: Interfaces = networkInterfaces(),
): string {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family }) => family === 'IPv4')
      .map(({ address, internal }) => ({ name, address, internal })),
  );
  if (wanted !== undefined) {
    if (all.some(({ address }) => address === wanted)) return wanted;
    const known = all.map(({ address }) => address).join(', ');
    throw new StartFailure(
      `${wanted} isn't an IPv4 address of this computer. It has ${known || 'none'}.`,
    );
  }
  const outside = all.filter(({ internal }) => !internal);
  const found = outside.find(({ name }) => !notForPhones.test(name)) ?? outside[0];
  if (found !== undefined) return found.address;
  throw new StartFailure(
    "This computer isn't on a network. Connect it, or use localhost without --host.",
  );
}
