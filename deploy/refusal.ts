/** Reasons not to go on that whoever runs the command can cure; each is a sentence that says how. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Runs a command of this folder: what can be cured is printed as its sentences, and the rest whole. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
