import { useState } from 'react';
import { useStaffAction } from '../../staff-queries.ts';

export function useUndo() {
  const [undoneId, setUndoneId] = useState<string>();
  const { mutate, isPending, data, error } = useStaffAction('undoCatalogueChange');
  return {
    undo: (changeId: string, version: number) =>
      mutate(
        { changeId, version },
        { onSuccess: (saved) => saved.changeId !== null && setUndoneId(changeId) },
      ),
    isUndoing: isPending,
    /** The change that was undone last. */
    undoneId,
    /** Why it couldn't be undone. */
    problems: data?.problems ?? [],
    error,
  };
}
