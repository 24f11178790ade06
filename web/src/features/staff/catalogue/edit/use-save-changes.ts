import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import { useCatalogueAction } from './use-catalogue-action.ts';

export interface SavedChange {
  changeId: string;
  skus: readonly string[];
  effectiveOn: string | null;
  /** SKUs of kits that can still be bought, even though the change takes one of their parts off sale. */
  kitsOnSale: readonly string[];
}

/** `problems` are the reasons why nothing was saved. */
export function useSaveChanges(onSaved: (saved: SavedChange) => void) {
  const { mutateAsync, data } = useCatalogueAction('changeProducts');
  return {
    problems: data?.problems ?? [],
    async save(input: StaffInput<'changeProducts'>): Promise<void> {
      const { changeId, kitsOnSale } = await mutateAsync(input);
      if (changeId === null) return;
      const skus = input.changes.map(({ sku }) => sku);
      onSaved({ changeId, skus, effectiveOn: input.effectiveOn, kitsOnSale });
    },
  };
}
