import { useState } from 'react';

/** Then the page says that a change isn't saved yet. */
export const lateMs = 5_000;

/** Tracks changes that Firestore queues while offline: they neither succeed nor fail until there's a connection. */
export function useLate(): {
  isLate: boolean;
  follow: <Value>(change: Promise<Value>) => Promise<Value>;
} {
  const [count, setCount] = useState(0);
  const follow = async <Value>(change: Promise<Value>): Promise<Value> => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      setCount((before) => before + 1);
    }, lateMs);
    try {
      return await change;
    } finally {
      clearTimeout(timer);
      if (isLate) setCount((before) => before - 1);
    }
  };
  return { isLate: count > 0, follow };
}
