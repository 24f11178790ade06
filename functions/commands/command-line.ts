import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal, refusalSentences } from '@dental-shop/domain/refusal/refusal';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Known }>
>;

export function parseWithUsage<Known extends Options, Command>(
  args: string[],
  { usage, options }: { usage: string; options: Known },
  choose: (parsed: Parsed<Known>) => Command,
): Command {
  try {
    return choose(parseArgs({ args, allowPositionals: true, options }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}\n\n${usage}`, { cause });
  }
}

export async function confirm(question: string, withoutTerminal: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(withoutTerminal);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} (yes/no) `)).trim());
  } finally {
    terminal.close();
  }
}

export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    console.error(error instanceof Refusal ? refusalSentences[error.code] : message);
    process.exitCode = 1;
  }
}
