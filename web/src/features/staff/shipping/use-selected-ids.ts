import { documentId } from '@dental-shop/domain/api/document-id';
import { useSearchParams } from 'react-router-dom';

interface SelectedIds {
  orderIds: readonly string[];
  rmaNumbers: readonly string[];
}

const validIds = (ids: readonly string[]) => [
  ...new Set(ids.filter((id) => documentId.safeParse(id).success)),
];

/**
 * The URL contains the orders and returns to print, so the page can be reloaded and opened in
 * another tab.
 */
export function useSelectedIds(): SelectedIds {
  const [address] = useSearchParams();
  return {
    orderIds: validIds(address.getAll('order')),
    rmaNumbers: validIds(address.getAll('rma')),
  };
}
