import { useEffect } from 'react';

export function useCloseAtBreakpoint(query: string, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const media = matchMedia(query);
    const close = () => media.matches && onClose();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [query, isOpen, onClose]);
}
