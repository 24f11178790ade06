import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { describeFailure } from '../forms/describe-failure.ts';
import { errorCode } from '../forms/message-key.ts';
import { onSignOut } from '../session/session-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Query key prefixes to refetch once the mutation has succeeded or failed. */
    mutationMeta: { invalidates?: readonly QueryKey[] };
  }
}

// By default, a mutation becomes pending one task later, so a double click would start it twice.
notifyManager.setScheduler(queueMicrotask);

const transientCodes = ['network', 'functions/unavailable'];

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [name] }) =>
      console.warn('A query failed.', { name, ...describeFailure(error) }),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { options: { mutationKey } }) =>
      console.warn('A mutation failed.', { name: mutationKey?.[0], ...describeFailure(error) }),
    // Refetches after failures too, because the change may have been saved even though no response arrived.
    onSettled: (_data, _error, _input, _result, { meta }) => {
      for (const queryKey of meta?.invalidates ?? []) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  }),
  defaultOptions: {
    queries: {
      // By default, requests silently wait for a connection while offline. This makes them fail.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && transientCodes.includes(errorCode(error) ?? ''),
    },
    mutations: { networkMode: 'always' },
  },
});

onSignOut(() => queryClient.clear());
