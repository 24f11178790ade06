import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseAppId, ports, projectId } from '../addresses.ts';
import { makeCertificate } from '../real-names/certificate.ts';
import { startEdge } from '../real-names/edge.ts';
import { functionConnections } from '../real-names/function-connections.ts';
import { localDirectory } from '../suite/project.ts';
import type { Shutdown } from '../suite/shutdown.ts';
import { startAppCheck } from './issuer.ts';

const keysHost = 'firebaseappcheck.googleapis.com';

/**
 * Returns environment variables that replace Google's key with the fake's. Functions still verify
 * tokens with production code, so no bypass can be left on by accident.
 */
export async function startAppCheckFor(shutdown: Shutdown): Promise<Record<string, string>> {
  const appCheck = await startAppCheck(ports.appCheck, { projectId, appId: firebaseAppId });
  shutdown.add('App Check', appCheck.close);
  const certificate = await makeCertificate([keysHost]);
  const edge = await startEdge({ [keysHost]: { port: ports.appCheck } }, certificate);
  shutdown.add('App Check', edge.close);
  mkdirSync(localDirectory, { recursive: true });
  const certificateFile = join(localDirectory, 'app-check-certificate.pem');
  writeFileSync(certificateFile, certificate.certificate);
  return functionConnections({ certificateFile, routes: { [keysHost]: edge.port } });
}
