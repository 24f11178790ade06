import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { checkSettings } from '@dental-shop/domain/settings/settings-problems';
import { expect, it } from 'vitest';
import { type Prompt, promptForSettings } from './prompt-settings.ts';
import { type Content, currentAnswer, questions } from './questions.ts';

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(' | ');
  if (typeof value !== 'object' || value === null) return String(value);
  // A team member.
  const { name, role } = Object(value);
  return [name, role.en, role.es].join(', ');
}

/** Simulates an owner who first gives a wrong answer to each question in `mistakes`. */
function fakeOwner(mistakes: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const answer: Prompt = async (text) => {
    const question = questions.find((each) => text.startsWith(each.text));
    if (question === undefined) throw new Error(`Unexpected question: ${text}`);
    const isFirst = !asked.includes(question.path);
    asked.push(question.path);
    const mistake = mistakes[question.path];
    if (isFirst && mistake !== undefined) return mistake;
    return written(currentAnswer(completeSettings, question));
  };
  return { asked, answer };
}

const promptFor = (
  existing: Content,
  prompt: Prompt,
  save: (content: Content) => void = () => undefined,
) => promptForSettings(existing, { alias: 'production', prompt, save });

it('prompts for each setting once, in order', async () => {
  const { asked, answer } = fakeOwner();
  const content = await promptFor({}, answer);
  expect(asked).toEqual(questions.map(({ path }) => path));
  expect(content).toEqual({
    ...completeSettings,
    site: {
      ...completeSettings.site,
      people: { ...completeSettings.site.people, team: [] },
      socialMedia: [],
    },
  });
});

it('prompts for production-only settings in production but not on staging', async () => {
  const { asked, answer } = fakeOwner();
  const stripe = { mode: 'test', publishableKey: `pk_test_${'1'.repeat(24)}` };
  const content = await promptForSettings(
    { stripe },
    { alias: 'staging', prompt: answer, save: () => undefined },
  );
  const { usOffice, agent, videoChannel, courses } = exampleSite;
  expect(content).toMatchObject({ site: { usOffice, agent, videoChannel, courses } });
  expect(checkSettings(content).problems).toEqual([]);
  expect(asked.filter((path) => /usOffice|agent|videoChannel|courses/.test(path))).toEqual([]);

  const live = { ...content, stripe: completeSettings.stripe };
  const { asked: later, answer: answerLater } = fakeOwner();
  await promptFor(live, answerLater);
  expect(later).toEqual([
    'site.usOffice.name',
    'site.usOffice.address',
    'site.usOffice.phone',
    'site.agent.name',
    'site.agent.phone',
    'site.agent.email',
    'site.videoChannel',
    'site.courses',
  ]);
});

it('repeats a question immediately after an invalid answer', async () => {
  const { asked, answer } = fakeOwner({
    siteUrl: 'http://localhost:5000',
    'mail.smtpPort': 'many',
    'site.agent.phone': '0171',
  });
  const content = await promptFor({}, answer);
  expect(checkSettings(content).problems).toEqual([]);
  for (const path of ['siteUrl', 'mail.smtpPort', 'site.agent.phone']) {
    expect(asked.filter((each) => each === path)).toHaveLength(2);
  }
  expect(asked.slice(0, 3)).toEqual(['projectId', 'siteUrl', 'siteUrl']);
});

it('repeats a question if the answer contradicts an earlier answer', async () => {
  const { asked, answer } = fakeOwner({ 'firebase.authDomain': 'south-dental.firebaseapp.com' });
  await promptFor({}, answer);
  expect(asked.filter((path) => path === 'firebase.authDomain')).toHaveLength(2);
});

it('keeps existing valid settings', async () => {
  const { asked, answer } = fakeOwner();
  const { mail, ...rest } = completeSettings;
  const content = await promptFor({ ...rest, mail: { ...mail, office: 'x' } }, answer);
  expect(asked).toEqual(['mail.office']);
  expect(content).toEqual(completeSettings);
});

it('saves after each answer', async () => {
  const { answer } = fakeOwner();
  const kept: Content[] = [];
  await promptFor({}, answer, (content) => kept.push(content));
  expect(kept).toHaveLength(questions.length);
  expect(kept[0]).toMatchObject({ projectId: completeSettings.projectId });
});

it('uses the default for an empty answer', async () => {
  const { answer } = fakeOwner();
  const content = await promptFor({}, async (text) => (text.includes('[') ? '' : answer(text)));
  expect(content).toMatchObject({
    siteUrl: 'https://north-dental.web.app',
    firebase: { authDomain: 'north-dental.firebaseapp.com' },
    appCheck: { mode: 'monitor' },
    stripe: { mode: 'live' },
    mail: { smtpPort: 587, smtpSecure: 'starttls' },
    warmApiInstances: 1,
    staffSecondFactor: 'off',
  });
});

it('refers to the file for errors that no question covers', async () => {
  const { answer } = fakeOwner();
  await expect(promptFor({ ...completeSettings, secretKey: 'x' }, answer)).rejects.toThrow(
    /Fix the rest in the file/,
  );
});
