import { fold } from '@dental-shop/domain/text/fold';
import type { TFunction } from 'i18next';
import { areas } from '../shell/areas.ts';
import { staffPaths } from '../staff-paths.ts';
import type { FindOption } from './find-options.ts';

const filteredOrders = (status: string) => staffPaths.orders(new URLSearchParams({ status }));

const actions = [
  { action: 'approve', to: staffPaths.accounts() },
  { action: 'attention', to: filteredOrders('attention') },
  { action: 'disputes', to: filteredOrders('disputed') },
  { action: 'pack', to: staffPaths.shipping },
  { action: 'lot', to: staffPaths.recalls() },
  { action: 'emails', to: staffPaths.emails },
  { action: 'invite', to: staffPaths.members, adminOnly: true },
] as const;

interface ActionsFor {
  t: TFunction<'staff'>;
  admin: boolean;
}

/** Screens, and the tasks that staff do there. */
export function actionOptions({ t, admin }: ActionsFor): FindOption[] {
  const screens = areas
    .filter(({ adminOnly }) => admin || !adminOnly)
    .map(({ label, to }) => ({ key: label, label: t(`shell.areas.${label}`), to }));
  const tasks = actions
    .filter((each) => admin || !('adminOnly' in each))
    .map(({ action, to }) => ({ key: `task-${action}`, label: t(`find.actions.${action}`), to }));
  return [...screens, ...tasks].map(({ key, ...option }) => ({
    ...option,
    key: `actions/${key}`,
    group: 'actions',
    detail: '',
  }));
}

/** Every word typed must start a word of the label. */
export function matchActions(options: readonly FindOption[], query: string): FindOption[] {
  const typed = wordsOf(query);
  return options.filter(({ label }) => {
    const words = wordsOf(label);
    return typed.every((each) => words.some((word) => word.startsWith(each)));
  });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}
