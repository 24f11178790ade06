import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newProject, preparedProject } from '@dental-shop/deploy/access/fake-project';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { afterAll, expect, it } from 'vitest';
import { fakeGcloud, fakeGoogle } from './fake-google.ts';
import { runScript } from './run-script.ts';

const scratch = mkdtempSync(join(tmpdir(), 'deploy-set-up-'));
const settings = join(scratch, 'settings.json');
writeFileSync(settings, JSON.stringify(completeSettings));

const alertsFolder = join(projectRoot, 'deploy/operations/alerts');
const alertFiles = readdirSync(alertsFolder)
  .sort()
  .map((name) => join(alertsFolder, name));
const alertNames = alertFiles.map(
  (file): string => JSON.parse(readFileSync(file, 'utf8')).displayName,
);

const database = '/v1/projects/north-dental/databases/(default)';
const schedules = `${database}/backupSchedules`;
const freshDatabase = {
  name: database.slice('/v1/'.length),
  createTime: '2026-01-31T12:00:00Z',
  updateTime: '2026-01-31T12:00:00Z',
  type: 'FIRESTORE_NATIVE',
  databaseEdition: 'STANDARD',
  locationId: 'nam5',
  deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
  earliestVersionTime: '2026-01-31T12:00:00Z',
  versionRetentionPeriod: '3600s',
};
const channel = 'projects/north-dental/notificationChannels/1';
const billing = { 'billing projects describe': { billingAccountName: 'billingAccounts/0A-0B' } };
const always = '--format=json --quiet';
/** The fake project handles all other commands. */
const isMonitoringCommand = /^(services enable monitoring|(beta )?monitoring |billing )/;
const watchCreated = {
  'services enable monitoring': {},
  'monitoring policies create': {},
  'billing budgets create': {},
};

afterAll(() => rmSync(scratch, { recursive: true }));

const setUp = (environment: Readonly<Record<string, string>>, ...more: string[]) =>
  runScript(['deploy/deploy.ts', '--set-up', '--settings', settings, ...more], {
    ...environment,
    XDG_CONFIG_HOME: scratch,
  });

it('sets up a new project', async () => {
  const google = await fakeGoogle({ [database]: freshDatabase, [schedules]: {} });
  const gcloud = fakeGcloud(
    join(scratch, 'fresh'),
    {
      ...watchCreated,
      'beta monitoring channels list': [],
      'beta monitoring channels create': { name: channel },
      'monitoring policies list': [],
      'billing budgets list': [],
      ...billing,
    },
    { ...newProject, organizationPolicies: {} },
  );
  const { code, output } = await setUp(
    { ...google.environment, PATH: gcloud.path },
    ...['--budget', '80EUR'],
  );
  google.close();
  expect(output).toContain('Created a budget of 80EUR a month');
  expect(code).toBe(0);
  expect(google.changes).toEqual([
    {
      request: `PATCH ${database}`,
      body: {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
    },
    {
      request: `POST ${schedules}`,
      body: { retention: '604800s', dailyRecurrence: {} },
    },
    {
      request: `POST ${schedules}`,
      body: { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
    },
  ]);
  const { accounts, bindings, enabled } = gcloud.project();
  expect({ accounts, enabled, bindings }).toEqual({
    accounts: preparedProject.accounts,
    enabled: expect.arrayContaining(preparedProject.enabled),
    bindings: expect.arrayContaining(
      preparedProject.bindings.filter(({ role }) => role !== 'roles/run.invoker'),
    ),
  });
  expect(gcloud.calls().filter((call) => isMonitoringCommand.test(call))).toEqual([
    `services enable monitoring.googleapis.com billingbudgets.googleapis.com --project=north-dental ${always}`,
    `beta monitoring channels list --project=north-dental ${always}`,
    `beta monitoring channels create --display-name=Shop office --type=email --channel-labels=email_address=office@north-dental.us --project=north-dental ${always}`,
    `monitoring policies list --project=north-dental ${always}`,
    ...alertFiles.map(
      (file) =>
        `monitoring policies create --policy-from-file=${file} --notification-channels=${channel} --project=north-dental ${always}`,
    ),
    `billing projects describe north-dental ${always}`,
    `billing budgets list --billing-account=0A-0B --billing-project=north-dental ${always}`,
    `billing budgets create --billing-account=0A-0B --display-name=Shop north-dental --budget-amount=80EUR --filter-projects=projects/north-dental --threshold-rule=percent=0.5 --threshold-rule=percent=1.0 --threshold-rule=percent=1.0,basis=forecasted-spend --notifications-rule-monitoring-notification-channels=${channel} --billing-project=north-dental ${always}`,
  ]);
});

it('changes nothing in a complete project', async () => {
  const google = await fakeGoogle({
    [database]: {
      ...freshDatabase,
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [schedules]: {
      backupSchedules: [
        { name: 'a', retention: '86400s', dailyRecurrence: {} },
        { name: 'b', retention: '604800s', weeklyRecurrence: { day: 'MONDAY' } },
      ],
    },
  });
  const gcloud = fakeGcloud(
    join(scratch, 'complete'),
    {
      ...watchCreated,
      'beta monitoring channels list': [
        { name: channel, labels: { email_address: 'office@north-dental.us' } },
      ],
      'monitoring policies list': alertNames.map((displayName) => ({ displayName })),
      'billing budgets list': [{ displayName: 'Shop north-dental' }],
      ...billing,
    },
    preparedProject,
  );
  const { code, output } = await setUp({ ...google.environment, PATH: gcloud.path });
  google.close();
  expect(code).toBe(0);
  expect(output).not.toMatch(/✔ (Created|Turned on)/);
  expect(google.changes).toEqual([]);
  expect(gcloud.calls().filter((call) => / (create|add-iam-policy-binding) /.test(call))).toEqual(
    [],
  );
});

it('prints commands for Cloud Shell if gcloud is missing', async () => {
  const google = await fakeGoogle({ [database]: freshDatabase, [schedules]: {} });
  const { code, output } = await setUp({ ...google.environment, PATH: join(scratch, 'nothing') });
  google.close();
  expect(code).toBe(0);
  expect(google.changes).toHaveLength(3);
  const lines = output.split('\n').filter((line) => /^(gcloud|CHANNEL=|BUILD_MEMBER=)/.test(line));

  // Runs the printed lines to check that gcloud gets complete policies and the channel name.
  const gcloud = fakeGcloud(join(scratch, 'shell'), {});
  const shell = spawnSync('sh', ['-e', '-c', lines.join('\n')], {
    encoding: 'utf8',
    env: { PATH: gcloud.path },
  });
  expect(shell.stderr).toBe('');
  expect(shell.status).toBe(0);
  const policies = gcloud
    .calls()
    .filter((call) => call.startsWith('monitoring policies create'))
    .map((call) => /--policy=(.*) --notification-channels=\{\} /.exec(call)?.[1] ?? '');
  expect(policies.map((policy) => JSON.parse(policy))).toEqual(
    alertFiles.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(gcloud.calls().at(-1)).toContain('--billing-account={} --display-name=Shop north-dental');
});

it('explains how to fix a blocking policy, a missing database, or a signed-out gcloud', async () => {
  const empty = await fakeGoogle({});
  const { code, output } = await setUp({
    ...empty.environment,
    PATH: fakeGcloud(
      join(scratch, 'empty'),
      {},
      {
        ...preparedProject,
        organizationPolicies: newProject.organizationPolicies,
      },
    ).path,
  });
  empty.close();
  expect(output).toMatch(
    /^✘ .*gcloud org-policies reset iam\.allowedPolicyMemberDomains --project=north-dental$/m,
  );
  expect(output).toContain('firestore:databases:create');
  expect(code).toBe(1);

  const google = await fakeGoogle({ [database]: freshDatabase, [schedules]: {} });
  const folder = join(scratch, 'nobody');
  const { path } = fakeGcloud(folder, {});
  writeFileSync(
    join(folder, 'gcloud'),
    '#!/bin/sh\n[ "$1" = --version ] || { echo "You do not currently have an active account selected." >&2; exit 1; }\n',
  );
  const signedOut = await setUp({ ...google.environment, PATH: path });
  google.close();
  expect(signedOut.output).toContain('Run `gcloud auth login`');
  expect(signedOut.code).toBe(1);
});
