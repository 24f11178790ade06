import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; data: Data };

const loading = { status: 'loading' } as const;

/**
 * Loads something for `key` (whose data it is), and nothing while there is no key. `reload` keeps
 * showing what is there until the answer comes. Give `load` a stable identity.
 */
export function useLoaded<Data>(
  load: () => Promise<Data>,
  key: string | undefined,
): { loaded: Loaded<Data>; reload: () => void } {
  const [result, setResult] = useState<{ key: string; loaded: Loaded<Data> }>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (key === undefined) return;
    let awaited = true;
    const settle = (loaded: Loaded<Data>) => {
      if (awaited) setResult({ key, loaded });
    };
    load().then(
      (data) => settle({ status: 'loaded', data }),
      (error: unknown) => {
        console.error('Account data could not be loaded.', { attempt, error });
        settle({ status: 'failed' });
      },
    );
    return () => {
      awaited = false;
    };
  }, [load, key, attempt]);

  const reload = useCallback(() => {
    setResult((previous) => (previous?.loaded.status === 'failed' ? undefined : previous));
    setAttempt((count) => count + 1);
  }, []);
  return { loaded: result && result.key === key ? result.loaded : loading, reload };
}
