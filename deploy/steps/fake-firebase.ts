import type { CommandResult, Firebase } from '../cli/firebase.ts';

export function fakeFirebase(
  answers: readonly (readonly [beginning: string, ...Partial<CommandResult>[]])[] = [],
) {
  const calls: string[] = [];
  const firebase: Firebase = async (args) => {
    const line = args.join(' ');
    const earlier = calls.filter((call) => call === line).length;
    calls.push(line);
    const [, ...ended] = answers.find(([beginning]) => line.startsWith(beginning)) ?? [''];
    const answer = { succeeded: true, output: '', ...(ended[earlier] ?? ended.at(-1)) };
    return { stdout: answer.output, ...answer };
  };
  return { calls, firebase };
}
