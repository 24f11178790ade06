import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../suite/project.ts';

interface Connections {
  /** Port on this machine for each real host name. */
  routes: Record<string, number>;
  /** File of the certificate that these ports show, PEM. */
  certificateFile: string;
  /** File for the names of hosts without a route, which are then refused; see the script. */
  unknownHosts?: string;
}

/** Environment in which the functions, which know real names alone, find what answers here. */
export function functionConnections({
  certificateFile,
  ...connections
}: Connections): Record<string, string> {
  const script = join(projectRoot, 'emulators/real-names/routed-connections.mjs');
  return {
    // After those that somebody has set already.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${pathToFileURL(script).href}`]
      .filter(Boolean)
      .join(' '),
    NODE_EXTRA_CA_CERTS: certificateFile,
    ROUTED_CONNECTIONS: JSON.stringify(connections),
  };
}
