import { useState } from 'react';
import { useCatalogueAction } from './use-catalogue-action.ts';

export function useUndo() {
  const [undoneId, setUndoneId] = useState<string>();
  const { mutate, reset, isPending, data, error, variables } =
    useCatalogueAction('undoCatalogueChange');
  return {
    undo(changeId: string, version: number) {
      if (isPending) return;
      mutate(
        { changeId, version },
        { onSuccess: (saved) => saved.changeId !== null && setUndoneId(changeId) },
      );
    },
    isUndoing: isPending,
    /** The change that was undone last. */
    undoneId,
    /** The result of the last attempt. */
    outcome: { changeId: variables?.changeId, problems: data?.problems ?? [], error },
    forget() {
      setUndoneId(undefined);
      reset();
    },
  };
}
