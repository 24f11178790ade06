import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'search';

/**
 * The search in the page's URL, next to the filter. The text is also stored in state, because the field must
 * show it immediately, and the router may update the URL later.
 */
export function useProductSearch(): [text: string, setText: (text: string) => void] {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get(parameter) ?? '';
  const [known, setKnown] = useState(inAddress);
  const [text, setText] = useState(inAddress);
  if (inAddress !== known) {
    setKnown(inAddress);
    setText(inAddress);
  }
  return [
    text,
    (typed) => {
      setText(typed);
      const next = new URLSearchParams(address);
      if (typed === '') next.delete(parameter);
      else next.set(parameter, typed);
      // Typing must not fill the browser's history.
      setAddress(next, { replace: true });
    },
  ];
}
