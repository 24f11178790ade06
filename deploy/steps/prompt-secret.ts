import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from '../refusal.ts';

export async function promptForSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Printed only now, because creating the interface turned off the terminal's echo.
  process.stdout.write(question);
  const stopped = new AbortController();
  // Without this, the question would wait forever after Ctrl-C or Ctrl-D.
  terminal.once('close', () => stopped.abort());
  try {
    return (await terminal.question('', { signal: stopped.signal })).trim();
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
    throw new Refusal('Stopped. Run the same command to try again.');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
