const minuteMs = 60_000;

/** How many minutes clocks in the time zone are ahead of UTC. */
function offsetMinutes(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return Math.round((local - instant) / minuteMs);
}

/**
 * The moment at which a calendar date such as `2027-03-12` starts in the time zone, in ms since 1970.
 * If clocks skip midnight that day, the first moment after the gap.
 */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(day);
  const guesses = [utc - 24 * 60 * minuteMs, utc + 24 * 60 * minuteMs].map(
    (near) => utc - offsetMinutes(timeZone, near) * minuteMs,
  );
  const exact = guesses.filter(
    (guess) => utc - offsetMinutes(timeZone, guess) * minuteMs === guess,
  );
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}
