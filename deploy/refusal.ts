/** Failures that whoever runs the command can cure; each problem is a sentence that says how. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Runs a command of this folder. A `Refusal` is printed as its sentences, other errors as a whole. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
