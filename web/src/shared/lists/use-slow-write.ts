import { useState } from 'react';

export const slowMs = 5_000;

/** While offline, Firestore's write promises stay pending until it reconnects. */
export function useSlowWrite(): {
  isSlow: boolean;
  track: <Value>(change: Promise<Value>) => Promise<Value>;
} {
  const [count, setCount] = useState(0);
  const track = async <Value>(change: Promise<Value>): Promise<Value> => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      setCount((before) => before + 1);
    }, slowMs);
    try {
      return await change;
    } finally {
      clearTimeout(timer);
      if (isSlow) setCount((before) => before - 1);
    }
  };
  return { isSlow: count > 0, track };
}
