import { parseArgs } from 'node:util';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';

export interface BenchOptions<Part extends string> {
  parts: readonly Part[];
  runs: number;
  pages: readonly string[];
  /** Writes the latest results to `docs/performance.md`. If no parts are named, nothing is measured. */
  write: boolean;
}

/** One page of each kind; the others differ only in their text. */
const somePages = [
  '/',
  '/products',
  '/products/Implants',
  '/products/Implants/I3006',
  '/search',
  '/quick-order',
  '/cart',
  '/login',
  '/register',
  '/company/story-mission',
  '/faqs',
  '/contact',
  '/account',
];

/** Throws a `StartFailure` with an explanation if the command line is invalid. */
export function readBenchOptions<Part extends string>(
  args: readonly string[],
  known: readonly Part[],
): BenchOptions<Part> {
  const { positionals, values } = parse(args);
  const parts = positionals.map((name) => {
    const part = known.find((each) => each === name);
    if (part === undefined) {
      throw new StartFailure(`Unknown part "${name}". Parts: ${known.join(', ')}.`);
    }
    return part;
  });
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) {
    throw new StartFailure('--runs must be a whole number of at least 1.');
  }
  const pages = values.pages?.split(',') ?? somePages;
  if (!pages.every((page) => page.startsWith('/'))) {
    throw new StartFailure(
      '--pages must be a comma-separated list of paths that start with a slash.',
    );
  }
  const all = parts.length === 0 && !values.write;
  return { parts: all ? known : parts, runs, pages, write: values.write };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // parseArgs's message names the unknown argument.
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}
