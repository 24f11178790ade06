import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../suite/project.ts';

interface Connections {
  routes: Record<string, number>;
  certificateFile: string;
  /** If set, connections to hosts without a route are rejected and recorded in this file. */
  unknownHosts?: string;
}

export function functionConnections({
  certificateFile,
  ...connections
}: Connections): Record<string, string> {
  const script = join(projectRoot, 'emulators/real-names/routed-connections.mjs');
  return {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${pathToFileURL(script).href}`]
      .filter(Boolean)
      .join(' '),
    NODE_EXTRA_CA_CERTS: certificateFile,
    ROUTED_CONNECTIONS: JSON.stringify(connections),
  };
}
