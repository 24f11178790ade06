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
  { path: 'projectId', text: 'Id of the Firebase project (console, Project settings, General)' },
  {
    path: 'siteUrl',
    text: "The shop's address, without a slash at the end",
    proposal: ({ projectId }) => `https://${projectId}.web.app`,
  },
  { path: 'firebase.apiKey', text: 'apiKey of the web app (Project settings, Your apps)' },
  {
    path: 'firebase.authDomain',
    text: 'authDomain of the web app',
    proposal: ({ projectId }) => `${projectId}.firebaseapp.com`,
  },
  { path: 'firebase.appId', text: 'appId of the web app, as 1:…:web:…' },
  {
    path: 'appCheck.mode',
    text: "Must calls come from the shop's own pages ('enforced'), are others only logged ('monitor'), or is App Check 'off'?",
    proposal: () => 'monitor',
  },
  {
    path: 'appCheck.siteKey',
    text: 'Site key of reCAPTCHA Enterprise for App Check (Google Cloud console, Security, reCAPTCHA)',
  },
  {
    path: 'stripe.mode',
    text: "Does the shop take real payments ('live') or only test ones ('test')?",
    proposal: ({ alias }) => (alias === 'staging' ? 'test' : 'live'),
  },
  {
    path: 'stripe.publishableKey',
    text: "Stripe's publishable key (dashboard, Developers, API keys)",
  },
  { path: 'mail.from', text: 'Who mails are from: Shop Name <orders@your-domain>' },
  { path: 'mail.office', text: 'The address that the office reads' },
  { path: 'mail.smtpHost', text: "Your mail provider's server (SMTP)" },
  { path: 'mail.smtpPort', text: 'Its port', kind: 'number', proposal: () => '587' },
  {
    path: 'mail.smtpSecure',
    text: "'starttls' (port 587) or 'tls' (port 465)",
    proposal: () => 'starttls',
  },
  {
    path: 'warmApiInstances',
    text: 'Instances of the API that are kept warm (each costs some dollars a month)',
    kind: 'number',
    proposal: () => '1',
  },
  {
    path: 'staffSecondFactor',
    text: "Do staff sign in with a second factor: 'required' (better; the project needs Identity Platform) or 'off'?",
    proposal: () => 'off',
  },
  { path: 'site.name', text: "The shop's name" },
  { path: 'site.company.name', text: 'The company that invoices are from' },
  {
    path: 'site.company.address',
    text: "The company's postal address, lines divided by |",
    kind: 'lines',
  },
  { path: 'site.company.phone', text: "The company's telephone number, as +1 213 200 0100" },
  { path: 'site.company.email', text: "The company's e-mail address" },
  { path: 'site.company.website', text: "The company's own website" },
  { path: 'site.usOffice.name', text: 'Name of the office in the US' },
  {
    path: 'site.usOffice.address',
    text: 'Postal address of that office, lines divided by |',
    kind: 'lines',
  },
  { path: 'site.usOffice.phone', text: 'Telephone number of that office' },
  { path: 'site.agent.name', text: 'Name of the agent for the Middle East and Africa' },
  { path: 'site.agent.phone', text: "The agent's telephone number" },
  { path: 'site.agent.email', text: "The agent's e-mail address" },
  {
    path: 'site.people.faculty',
    text: 'Who teaches your courses: name, role in English, role in Spanish; the next one after |',
    kind: 'people',
  },
  { path: 'site.videoChannel', text: 'Address of your channel of videos' },
  { path: 'site.courses', text: 'Address of the page of courses' },
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
  // A missing group would be reported as one problem, without a matching question.
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
