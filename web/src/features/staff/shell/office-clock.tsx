import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import type { ReactNode } from 'react';
import { settings } from '../../../shared/firestore/collections.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { OfficeTimeZoneContext } from '../time/office-time-zone.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { DatabaseFailure } from './database-failure.tsx';

/** Waits for the office's time zone, so that screens never show another zone's dates. */
export function OfficeClock({ children }: { children: ReactNode }) {
  const stored = useLiveDocument(settings, 'office');
  if (stored === 'loading') return <ScreenSkeleton />;
  if (stored === 'unreachable') return <DatabaseFailure />;
  const { timeZone = defaultTimeZone } = stored === 'missing' ? {} : stored;
  return <OfficeTimeZoneContext value={timeZone}>{children}</OfficeTimeZoneContext>;
}
