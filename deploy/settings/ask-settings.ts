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
import { settingsCure } from './settings-files.ts';

export type Ask = (question: string) => Promise<string>;

interface Asking {
  alias: string;
  ask: Ask;
  /** Called after each answer, so that an interrupted session can resume. */
  keep: (content: Content) => void;
}

export async function askSettings(
  existing: Content,
  { alias, ask, keep }: Asking,
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
    content = await answer(content, next, alias, ask);
    keep(content);
  }
}

async function answer(
  content: Content,
  question: Question,
  alias: string,
  ask: Ask,
): Promise<Content> {
  const proposal = question.proposal?.({ projectId: String(content.projectId ?? ''), alias });
  const given = (await ask(`${question.text}${proposal ? ` [${proposal}]` : ''}: `)).trim();
  return withAnswer(content, question, given || (proposal ?? ''));
}

export async function initSettings(alias: string): Promise<void> {
  const file = join(projectRoot, settingsFolder, `${alias}.json`);
  if (!/^[a-z][a-z\d-]*$/.test(alias) || alias === 'example') {
    throw new Refusal('--project: use production or staging.');
  }
  if (!process.stdin.isTTY) {
    throw new Refusal(
      `Can't prompt for settings, because this isn't a terminal. ${settingsCure(alias)}`,
    );
  }
  const existing: Content = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keep = (content: Content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new AbortController();
  // Without this, the question would wait forever after Ctrl-C or Ctrl-D.
  terminal.once('close', () => stopped.abort());
  console.log(`Settings for ${alias}. Press Enter to accept the value in brackets.\n`);
  try {
    const ask: Ask = (question) => terminal.question(question, { signal: stopped.signal });
    keep(await askSettings(existing, { alias, ask, keep }));
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
