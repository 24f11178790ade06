import type { Firebase } from '../cli/firebase.ts';
import { findKnownFailure } from '../cli/known-failures.ts';
import { Refusal } from '../refusal.ts';

const database = '(default)';

/** Firestore keeps backups for at most 14 weeks. */
const schedules = [
  { kind: 'dailyRecurrence', name: 'daily', flags: ['--recurrence', 'DAILY', '--retention', '7d'] },
  {
    kind: 'weeklyRecurrence',
    name: 'weekly',
    flags: ['--recurrence', 'WEEKLY', '--day-of-week', 'SUNDAY', '--retention', '14w'],
  },
] as const;

interface Database {
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

type Schedule = { [kind in (typeof schedules)[number]['kind']]?: object };

export async function protectData(firebase: Firebase, projectId: string): Promise<void> {
  const callFirebase = async <Answer>(...args: string[]): Promise<Answer> => {
    const { succeeded, output, stdout } = await firebase([...args, '--json'], { silent: true });
    if (succeeded) return JSON.parse(stdout).result;
    if (/\b404\b/.test(output)) {
      throw new Refusal(
        `${projectId} has no database ${database}. Create it in the functions' location (which can't be changed later): npm run firebase -- firestore:databases:create "${database}" --location nam5 --project ${projectId}`,
      );
    }
    throw new Refusal(
      findKnownFailure(output)?.fix(projectId) ??
        `firebase ${args.join(' ')} failed: ${output.trim()}`,
    );
  };

  const { pointInTimeRecoveryEnablement, deleteProtectionState } = await callFirebase<Database>(
    'firestore:databases:get',
    database,
  );
  if (
    pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED' &&
    deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
  ) {
    console.log('✔ Point-in-time recovery and deletion protection were already on.');
  } else {
    await callFirebase(
      'firestore:databases:update',
      database,
      ...['--point-in-time-recovery', 'ENABLED'],
      ...['--delete-protection', 'ENABLED'],
    );
    console.log('✔ Turned on point-in-time recovery and deletion protection.');
  }

  const present = await callFirebase<Schedule[]>(
    'firestore:backups:schedules:list',
    '--database',
    database,
  );
  for (const { kind, name, flags } of schedules) {
    if (present.some((schedule) => schedule[kind])) {
      console.log(`✔ The ${name} backup already existed.`);
    } else {
      await callFirebase('firestore:backups:schedules:create', '--database', database, ...flags);
      console.log(`✔ Created the ${name} backup.`);
    }
  }
}
