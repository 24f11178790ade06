import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type PackingTarget = 'scan' | 'tracking' | 'ship' | 'status';

/** Moves the focus after rendering, because a button may be disabled until then. */
export function usePackingFocus(): {
  scanField: RefObject<HTMLInputElement | null>;
  trackingField: RefObject<HTMLInputElement | null>;
  shipButton: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLDivElement | null>;
  focusOn: (target: PackingTarget) => void;
} {
  const scanField = useRef<HTMLInputElement>(null);
  const trackingField = useRef<HTMLInputElement>(null);
  const shipButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // A new object for each request, so that the same target can be focused twice.
  const [request, setRequest] = useState<{ target: PackingTarget }>({ target: 'scan' });
  useLayoutEffect(() => {
    const elements = { scan: scanField, tracking: trackingField, ship: shipButton, status };
    elements[request.target].current?.focus();
  }, [request]);
  return {
    scanField,
    trackingField,
    shipButton,
    status,
    focusOn: (target) => setRequest({ target }),
  };
}
