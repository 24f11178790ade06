import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { describeFailure } from '../forms/describe-failure.ts';
import { errorCode } from '../forms/sentence-key.ts';
import { onSignOut } from '../session/session-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The queries to refetch once the mutation has settled; a key covers all keys that start with it. */
    mutationMeta: { invalidates?: readonly QueryKey[] };
  }
}

// By default, a mutation is pending one task later, and a double click would start it twice.
notifyManager.setScheduler(queueMicrotask);

/** The request may never have reached the backend, or the backend was restarting. */
const transientCodes = ['network', 'functions/unavailable'];

/** Retries, refetching, invalidation, and error logging of every HTTP call behind sign-in. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [name] }) =>
      console.warn('A query failed.', { name, ...describeFailure(error) }),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { options: { mutationKey } }) =>
      console.warn('A mutation failed.', { name: mutationKey?.[0], ...describeFailure(error) }),
    // After a failure too: the change may have been made even though no response arrived.
    onSettled: (_data, _error, _input, _result, { meta }) => {
      for (const queryKey of meta?.invalidates ?? []) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  }),
  defaultOptions: {
    queries: {
      // Offline, a request fails right away instead of waiting for a connection without a word.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && transientCodes.includes(errorCode(error) ?? ''),
    },
    mutations: { networkMode: 'always' },
  },
});

onSignOut(() => queryClient.clear());
