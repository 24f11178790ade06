import type { KeyboardEvent } from 'react';
import { useStaff } from '../../shell/staff-context.ts';
import type { Account } from '../accounts-query.ts';
import { decisionFor, toUndoable } from './perform-decisions.ts';
import type { Decisions } from './use-decisions.ts';

/**
 * `A` approves or reinstates, `D` declines or suspends, and `U` undoes. They only work while the list or the details
 * have focus, so they can't be triggered by accident.
 */
export function useAccountShortcuts({ request, undo, findDecided }: Decisions) {
  const { uid } = useStaff();
  return (event: KeyboardEvent, account: Account): void => {
    // A key that's held down must not decide on several accounts.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const decided = findDecided(account.id);
    const key = event.key.toLowerCase();
    if (key === 'u') {
      if (decided) undo(toUndoable(decided));
    } else if ((key === 'a' || key === 'd') && !decided && account.id !== uid) {
      const decision = decisionFor(account.status, key === 'a');
      if (decision) request([account], decision);
    } else {
      return;
    }
    event.preventDefault();
  };
}
