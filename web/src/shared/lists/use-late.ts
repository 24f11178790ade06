import { useState } from 'react';

/** After this it is said that a change is not saved yet. */
export const lateMs = 5_000;

/**
 * Follows changes that Firestore keeps until there is a connection, for as long as the page is open. Without one they
 * neither succeed nor fail: to call them failed would be untrue, since they happen later all the same.
 */
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
