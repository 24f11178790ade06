import { useState } from 'react';

export const lateMs = 5_000;

/** While offline, Firestore's write promises stay pending until it reconnects. */
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
