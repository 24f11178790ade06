import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** A tool's own script: Node runs it on every system, which `node_modules/.bin` does not promise. */
export const tool = (packageName: string, script: string): string =>
  join(projectRoot, 'node_modules', packageName, script);
