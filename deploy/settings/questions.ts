import { exampleSite } from '@dental-shop/domain/settings/example-site';

export interface Question {
  path: string;
  text: string;
  proposal?: (answers: Answers) => string | undefined;
  kind?: 'number' | 'lines' | 'people';
}

export interface Answers {
  projectId: string;
  alias: string;
}

/** Each new setting needs a question here or a default in `optionalFacts`; a test enforces it. */
export const questions: readonly Question[] = [
  { path: 'projectId', text: 'Firebase project ID (console, Project settings, General)' },
  {
    path: 'siteUrl',
    text: "The shop's URL, without a trailing slash",
    proposal: ({ projectId }) => `https://${projectId}.web.app`,
  },
  { path: 'firebase.apiKey', text: 'apiKey of the web app (Project settings, Your apps)' },
  {
    path: 'firebase.authDomain',
    text: 'authDomain of the web app',
    proposal: ({ projectId }) => `${projectId}.firebaseapp.com`,
  },
  { path: 'firebase.appId', text: 'appId of the web app (1:…:web:…)' },
  {
    path: 'appCheck.mode',
    text: "App Check: reject requests from outside the shop's pages ('enforced'), only log them ('monitor'), or 'off'?",
    proposal: () => 'monitor',
  },
  {
    path: 'appCheck.siteKey',
    text: 'reCAPTCHA Enterprise site key for App Check (Google Cloud console, Security, reCAPTCHA)',
  },
  {
    path: 'stripe.mode',
    text: "Real payments ('live') or test payments only ('test')?",
    proposal: ({ alias }) => (alias === 'staging' ? 'test' : 'live'),
  },
  {
    path: 'stripe.publishableKey',
    text: 'Stripe publishable key (dashboard, Developers, API keys)',
  },
  { path: 'mail.from', text: 'Email sender: Shop Name <orders@your-domain>' },
  { path: 'mail.office', text: "The office's email address" },
  { path: 'mail.smtpHost', text: "Your mail provider's SMTP server" },
  { path: 'mail.smtpPort', text: 'SMTP port', kind: 'number', proposal: () => '587' },
  {
    path: 'mail.smtpSecure',
    text: "SMTP security: 'starttls' (port 587) or 'tls' (port 465)",
    proposal: () => 'starttls',
  },
  {
    path: 'warmApiInstances',
    text: 'Minimum API instances (each costs a few dollars a month)',
    kind: 'number',
    proposal: () => '1',
  },
  {
    path: 'staffSecondFactor',
    text: "Staff second factor: 'required' (recommended; needs Identity Platform) or 'off'?",
    proposal: () => 'off',
  },
  { path: 'site.name', text: "The shop's name" },
  { path: 'site.company.name', text: 'Company named on invoices' },
  {
    path: 'site.company.address',
    text: "The company's postal address, lines separated by |",
    kind: 'lines',
  },
  { path: 'site.company.phone', text: "The company's phone number, such as +1 213 200 0100" },
  { path: 'site.company.email', text: "The company's email address" },
  { path: 'site.company.website', text: "The company's website" },
  { path: 'site.usOffice.name', text: 'Name of the US office' },
  {
    path: 'site.usOffice.address',
    text: 'Postal address of the US office, lines separated by |',
    kind: 'lines',
  },
  { path: 'site.usOffice.phone', text: 'Phone number of the US office' },
  { path: 'site.agent.name', text: 'Name of the agent for the Middle East and Africa' },
  { path: 'site.agent.phone', text: "The agent's phone number" },
  { path: 'site.agent.email', text: "The agent's email address" },
  {
    path: 'site.people.faculty',
    text: 'Course faculty: name, role in English, role in Spanish; people separated by |',
    kind: 'people',
  },
  { path: 'site.videoChannel', text: 'URL of your video channel' },
  { path: 'site.courses', text: 'URL of your courses page' },
];

const optionalFacts = {
  people: { team: [] },
  filmAddresses: {},
  certification: { quizAddress: '' },
  orderTerms: {},
  socialMedia: [],
};

export type Content = Record<string, unknown>;

const { usOffice, agent, videoChannel, courses } = exampleSite;
const stagingExamples = { usOffice, agent, videoChannel, courses };

export function initialContent(existing: Content, alias: string): Content {
  const { site, stripe } = existing;
  const initial: Content = {
    hstsIncludeSubDomains: false,
    ...existing,
    stripe: { wallets: [], ...(isObject(stripe) ? stripe : {}) },
    site: {
      ...optionalFacts,
      ...(alias === 'staging' ? stagingExamples : {}),
      ...(isObject(site) ? site : {}),
    },
  };
  // Adds missing groups, so each missing setting is reported separately and matches a question.
  return questions.reduce((content, { path }) => {
    const group = path.split('.').slice(0, -1);
    if (group.length === 0) return content;
    const present = valueAt(content, group);
    return setValue(content, group, isObject(present) ? present : {});
  }, initial);
}

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function questionFor(problem: string): Question | undefined {
  const path = problem.slice(0, problem.indexOf(':'));
  return questions.find((each) => path === each.path || path.startsWith(`${each.path}.`));
}

export function withAnswer(content: Content, { path, kind }: Question, answer: string): Content {
  return setValue(content, path.split('.'), settingOf(answer, kind));
}

const splitPath = (text: string, divider: string) => text.split(divider).map((part) => part.trim());

function settingOf(answer: string, kind: Question['kind']): unknown {
  switch (kind) {
    case 'number':
      return Number(answer);
    case 'lines':
      return splitPath(answer, '|');
    case 'people':
      return splitPath(answer, '|').map((person) => {
        const [name = '', en = '', es = ''] = splitPath(person, ',');
        return { name, role: { en, es } };
      });
    default:
      return answer;
  }
}

function setValue(
  content: Content,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Content {
  if (rest.length === 0) return { ...content, [name]: value };
  const inner = content[name];
  return { ...content, [name]: setValue(isObject(inner) ? inner : {}, rest, value) };
}

export const currentAnswer = (content: Content, { path }: Question) =>
  valueAt(content, path.split('.'));

function valueAt(content: Content, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isObject(value) ? value[name] : undefined),
    content,
  );
}
