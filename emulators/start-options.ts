import { parseArgs } from 'node:util';
import { StartFailure } from './suite/start-failure.ts';

export interface StartOptions {
  /** Starts with only the demo data. */
  fresh: boolean;
  /** Hot reload for the web app; rebuilds functions and rules on changes. */
  dev: boolean;
  inspect: boolean;
  /** Makes the shop reachable from other devices, at a detected or given address. */
  host: 'detect' | { address: string } | undefined;
}

/** Throws a `StartFailure` for invalid arguments. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { host, ...values } = parse(args);
  if (host !== undefined && !values.dev) {
    throw new StartFailure(
      '--host belongs to `npm run dev`, whose server is what a phone opens: npm run dev -- --host',
    );
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
      // Like Vite, `--host` works alone or as `--host=ADDRESS`; parseArgs would require a value.
      args: args.map((argument) => (argument === '--host' ? `--host=${detect}` : argument)),
      options: {
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        inspect: { type: 'boolean', default: false },
        host: { type: 'string' },
      },
    }).values;
  } catch (error) {
    // parseArgs names the unknown argument.
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
