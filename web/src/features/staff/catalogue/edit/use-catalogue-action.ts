import { useQueryClient } from '@tanstack/react-query';
import { useStaffAction } from '../../staff-queries.ts';

const versionedReads = ['checkCatalogue', 'readCatalogueHistory'] as const;

/**
 * The screen uses the version that the change created even before the catalogue is refetched. Otherwise, the server would
 * reject the next change or undo as based on an outdated version. A screen that misses a colleague's change keeps its
 * version until then, so that the server does reject it.
 */
export function useCatalogueAction<Name extends 'changeProducts' | 'undoCatalogueChange'>(
  name: Name,
) {
  const client = useQueryClient();
  return useStaffAction(name, ({ version }) => {
    for (const read of versionedReads) {
      client.setQueriesData<{ version: number }>({ queryKey: [read] }, (data) =>
        data?.version === version - 1 ? { ...data, version } : data,
      );
    }
  });
}
