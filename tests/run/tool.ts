import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** A tool's script, to run with Node. Unlike `node_modules/.bin`, this works on every system. */
export const tool = (packageName: string, script: string): string =>
  join(projectRoot, 'node_modules', packageName, script);
