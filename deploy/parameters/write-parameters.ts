import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedFolders, projectRoot } from '../project.ts';
import { dotenvText, type Parameters } from './functions-parameters.ts';

/**
 * Writes the parameters where firebase-tools looks for those of this project, so that it asks for
 * none. The folder lies beside the functions' own, from which everything is uploaded.
 */
export function writeParameters(projectId: string, parameters: Parameters): void {
  const folder = join(projectRoot, deployedFolders.parameters);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${projectId}`), dotenvText(parameters));
}
