import { describe, expect, it } from 'vitest';
import { ianaTimeZone } from './iana-time-zone.ts';
import { defaultTimeZone, usTimeZones } from './time-zone.ts';

describe('ianaTimeZone', () => {
  it.each([...usTimeZones, defaultTimeZone, 'America/Indiana/Knox', 'UTC'])(
    'accepts %s',
    (name) => {
      expect(ianaTimeZone.safeParse(name).success).toBe(true);
    },
  );

  it.each(['', 'PST', '-08:00', 'America', 'America/Nowhere', `America/${'x'.repeat(50)}`])(
    'rejects %j',
    (name) => {
      expect(ianaTimeZone.safeParse(name).success).toBe(false);
    },
  );
});
