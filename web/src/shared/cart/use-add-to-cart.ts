import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cartStore } from './cart-store.ts';

const noticeMs = 2000;

interface AddToCart {
  add: (item: NewCartItem, quantity: number) => void;
  /** True for 2 seconds after each addition. */
  wasAdded: boolean;
}

export function useAddToCart(): AddToCart {
  const [wasAdded, setWasAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = useCallback((item: NewCartItem, quantity: number) => {
    cartStore.add(item, quantity);
    setWasAdded(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWasAdded(false), noticeMs);
  }, []);
  return { add, wasAdded };
}
