import { readFileSync } from 'node:fs';
import { type Gcloud, shellLine } from '../cli/gcloud.ts';
import { Refusal } from '../refusal.ts';
import { type Alert, alerts } from './alerts.ts';

export interface Watch {
  projectId: string;
  officeEmail: string;
  /** Monthly budget in the billing account's currency. For example, `50USD`. */
  budget: string;
}

const enableServices = ({ projectId }: Watch) => [
  ...['services', 'enable', 'monitoring.googleapis.com', 'billingbudgets.googleapis.com'],
  `--project=${projectId}`,
];

const createChannel = ({ projectId, officeEmail }: Watch) => [
  ...['beta', 'monitoring', 'channels', 'create', '--display-name=Shop office', '--type=email'],
  `--channel-labels=email_address=${officeEmail}`,
  `--project=${projectId}`,
];

const createAlert = ({ projectId }: Watch, channel: string, policy: string) => [
  ...['monitoring', 'policies', 'create', policy],
  `--notification-channels=${channel}`,
  `--project=${projectId}`,
];

const budgetName = ({ projectId }: Watch) => `Shop ${projectId}`;

const createBudget = (watch: Watch, billingAccount: string, channel: string) => [
  ...['billing', 'budgets', 'create', `--billing-account=${billingAccount}`],
  `--display-name=${budgetName(watch)}`,
  `--budget-amount=${watch.budget}`,
  `--filter-projects=projects/${watch.projectId}`,
  '--threshold-rule=percent=0.5',
  '--threshold-rule=percent=1.0',
  '--threshold-rule=percent=1.0,basis=forecasted-spend',
  `--notifications-rule-monitoring-notification-channels=${channel}`,
  `--billing-project=${watch.projectId}`,
];

interface Named {
  displayName?: string;
}

const has = (list: readonly Named[], name: string) =>
  list.some(({ displayName }) => displayName === name);

export async function setUpWatch(gcloud: Gcloud, watch: Watch): Promise<void> {
  const project = `--project=${watch.projectId}`;
  await gcloud(enableServices(watch));
  const channel = await officeChannel(gcloud, watch);

  const present = await gcloud<Named[]>(['monitoring', 'policies', 'list', project]);
  for (const { file, policy } of alerts) {
    if (has(present, policy.displayName)) {
      console.log(`✔ The alert already existed: ${policy.displayName}`);
    } else {
      await gcloud(createAlert(watch, channel, `--policy-from-file=${file}`));
      console.log(`✔ Created the alert: ${policy.displayName}`);
    }
  }

  const billingAccount = await billingAccountOf(gcloud, watch);
  const budgets = await gcloud<Named[]>([
    ...['billing', 'budgets', 'list', `--billing-account=${billingAccount}`],
    `--billing-project=${watch.projectId}`,
  ]);
  if (has(budgets, budgetName(watch))) {
    console.log('✔ The budget already existed.');
  } else {
    await gcloud(createBudget(watch, billingAccount, channel));
    console.log(
      `✔ Created a budget of ${watch.budget} a month. It sends notices but doesn't stop spending.`,
    );
  }
}

async function officeChannel(gcloud: Gcloud, watch: Watch): Promise<string> {
  const channels = await gcloud<{ name: string; labels?: { email_address?: string } }[]>([
    ...['beta', 'monitoring', 'channels', 'list', `--project=${watch.projectId}`],
  ]);
  const found = channels.find(({ labels }) => labels?.email_address === watch.officeEmail);
  if (found) return found.name;
  const { name } = await gcloud<{ name: string }>(createChannel(watch));
  console.log(`✔ Alerts go to ${watch.officeEmail}.`);
  return name;
}

async function billingAccountOf(gcloud: Gcloud, { projectId }: Watch): Promise<string> {
  const { billingAccountName = '' } = await gcloud<{ billingAccountName?: string }>([
    ...['billing', 'projects', 'describe', projectId],
  ]);
  const id = billingAccountName.replace('billingAccounts/', '');
  if (id) return id;
  throw new Refusal(
    `${projectId} has no billing account. Choose the Blaze plan at https://console.firebase.google.com/project/${projectId}/usage/details`,
  );
}

const inlinePolicy = ({ file }: Alert) =>
  `--policy=${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}`;

export function watchCommands(watch: Watch): string[] {
  const billingAccount = `$(gcloud billing projects describe ${watch.projectId} --format='value(billingAccountName.basename())')`;
  return [
    shellLine(enableServices(watch)),
    `CHANNEL=$(${shellLine([...createChannel(watch), '--format=value(name)'])})`,
    ...alerts.map((alert) => shellLine(createAlert(watch, '$CHANNEL', inlinePolicy(alert)))),
    shellLine(createBudget(watch, billingAccount, '$CHANNEL')),
  ];
}
