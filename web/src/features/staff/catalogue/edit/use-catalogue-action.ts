import { useQueryClient } from '@tanstack/react-query';
import { useStaffAction } from '../../staff-queries.ts';

const versionedReads = ['checkCatalogue', 'readCatalogueHistory'] as const;

/**
 * Until the catalogue is fetched again, the screen already has the version that the change created. Otherwise, the
 * server would take the next change or an undo for one by someone who hasn't seen it.
 */
export function useCatalogueAction<Name extends 'changeProducts' | 'undoCatalogueChange'>(
  name: Name,
) {
  const client = useQueryClient();
  return useStaffAction(name, ({ version }) => {
    for (const read of versionedReads) {
      client.setQueriesData<{ version: number }>({ queryKey: [read] }, (data) =>
        data && data.version < version ? { ...data, version } : data,
      );
    }
  });
}
