import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkSettings } from '@dental-shop/domain/settings/settings-problems';
import { projectRoot, settingsFolder } from '../project.ts';
import { Refusal } from '../refusal.ts';
import {
  type Content,
  currentAnswer,
  initialContent,
  type Question,
  questionFor,
  questions,
  withAnswer,
} from './questions.ts';
import { settingsFix } from './settings-files.ts';

export type Prompt = (question: string) => Promise<string>;

interface PromptOptions {
  alias: string;
  prompt: Prompt;
  /** Called after each answer, so an interrupted session can resume. */
  save: (content: Content) => void;
}

export async function promptForSettings(
  existing: Content,
  { alias, prompt, save }: PromptOptions,
): Promise<Content> {
  let content = initialContent(existing, alias);
  for (;;) {
    const { problems } = checkSettings(content);
    const [first] = problems;
    if (first === undefined) return content;
    const next = questions.find((question) =>
      problems.some((problem) => questionFor(problem) === question),
    );
    if (next === undefined) {
      throw new Refusal('Fix the rest in the file:', ...problems);
    }
    const problem = problems.find((each) => questionFor(each) === next);
    const isNew = currentAnswer(content, next) === undefined;
    if (!isNew && problem !== undefined) console.log(problem);
    content = await promptForAnswer(content, next, alias, prompt);
    save(content);
  }
}

async function promptForAnswer(
  content: Content,
  question: Question,
  alias: string,
  prompt: Prompt,
): Promise<Content> {
  const proposal = question.proposal?.({ projectId: String(content.projectId ?? ''), alias });
  const given = (await prompt(`${question.text}${proposal ? ` [${proposal}]` : ''}: `)).trim();
  return withAnswer(content, question, given || (proposal ?? ''));
}

export async function initSettings(alias: string): Promise<void> {
  const file = join(projectRoot, settingsFolder, `${alias}.json`);
  if (!/^[a-z][a-z\d-]*$/.test(alias) || alias === 'example') {
    throw new Refusal('--project: use production or staging.');
  }
  if (!process.stdin.isTTY) {
    throw new Refusal(
      `Can't prompt for settings, because this isn't a terminal. ${settingsFix(alias)}`,
    );
  }
  const existing: Content = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const save = (content: Content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new AbortController();
  // Without this, the question would wait forever after Ctrl-C or Ctrl-D.
  terminal.once('close', () => stopped.abort());
  console.log(`Settings for ${alias}. Press Enter to accept the value in brackets.\n`);
  try {
    const prompt: Prompt = (question) => terminal.question(question, { signal: stopped.signal });
    save(await promptForSettings(existing, { alias, prompt, save }));
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
    throw new Refusal(
      `\nStopped. Your answers are in ${settingsFolder}/${alias}.json. Run the same command to continue.`,
    );
  } finally {
    terminal.close();
  }
  console.log(
    `\nThe settings are in ${settingsFolder}/${alias}.json. Add your team, embedded videos and quiz, and social media there.${alias === 'staging' ? " The US office, the agent, the video channel and the courses page are examples, which production doesn't accept." : ''}`,
  );
}
