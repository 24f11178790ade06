import { parseArgs } from 'node:util';
import { StartFailure } from './suite/start-failure.ts';

export interface StartOptions {
  fresh: boolean;
  dev: boolean;
  inspect: boolean;
  host: 'detect' | { address: string } | undefined;
}

export function readStartOptions(args: readonly string[]): StartOptions {
  const { host, ...values } = parse(args);
  if (host !== undefined && !values.dev) {
    throw new StartFailure('--host works only with the dev server: npm run dev -- --host');
  }
  if (host === undefined || host === detect) {
    return { ...values, host: host === undefined ? undefined : 'detect' };
  }
  return { ...values, host: { address: host } };
}

const detect = 'detect';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // As in Vite, `--host` works alone or as `--host=ADDRESS`; parseArgs would require a value.
      args: args.map((argument) => (argument === '--host' ? `--host=${detect}` : argument)),
      options: {
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        inspect: { type: 'boolean', default: false },
        host: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
