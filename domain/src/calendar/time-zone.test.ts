import { describe, expect, it } from 'vitest';
import { timeZoneName, usTimeZones } from './time-zone.ts';

describe('timeZoneName', () => {
  it.each([
    ['America/Los_Angeles', 'en', 'Pacific Time'],
    ['America/Los_Angeles', 'es', 'hora del Pacífico'],
    ['America/New_York', 'en', 'Eastern Time'],
    ['America/Phoenix', 'en', 'Mountain Standard Time'],
  ])('%s in %s is %s', (zone, language, name) => {
    expect(timeZoneName(zone, language)).toBe(name);
  });

  it('is different for each zone that the settings page offers', () => {
    const names = usTimeZones.map((zone) => timeZoneName(zone, 'en'));
    expect(new Set(names).size).toBe(usTimeZones.length);
  });
});
