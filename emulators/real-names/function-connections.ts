import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../suite/project.ts';

interface Connections {
  /** Local port by real host name. */
  routes: Record<string, number>;
  /** Certificate of these ports, PEM. */
  certificateFile: string;
  /**
   * If set, connections to hosts without a route are rejected and their names are written to this
   * file.
   */
  unknownHosts?: string;
}

/** Environment variables that route the functions' connections to the local fakes. */
export function functionConnections({
  certificateFile,
  ...connections
}: Connections): Record<string, string> {
  const script = join(projectRoot, 'emulators/real-names/routed-connections.mjs');
  return {
    // After any existing options.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${pathToFileURL(script).href}`]
      .filter(Boolean)
      .join(' '),
    NODE_EXTRA_CA_CERTS: certificateFile,
    ROUTED_CONNECTIONS: JSON.stringify(connections),
  };
}
