export const starts = ['now', 'later'] as const;
type Start = (typeof starts)[number];

/** When a change takes effect. `effectiveOn` is a calendar day of the office. */
export interface StartFields {
  start: Start;
  effectiveOn: string;
}

export const startsNow: StartFields = { start: 'now', effectiveOn: '' };

export const readStart = (fields: Record<keyof StartFields, string>): StartFields => ({
  start: fields.start === 'later' ? 'later' : 'now',
  effectiveOn: fields.effectiveOn.trim(),
});

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** ISO dates sort as text. */
export const isStartWrong = ({ start, effectiveOn }: StartFields, today: string): boolean =>
  start === 'later' && !(isDay(effectiveOn) && effectiveOn >= today);

/** The day on which the change takes effect, or today if that's unknown. */
export const firstDay = ({ start, effectiveOn }: StartFields, today: string): string =>
  start === 'later' && isDay(effectiveOn) ? effectiveOn : today;

/** Null for now. */
export const effectiveDay = ({ start, effectiveOn }: StartFields): string | null =>
  start === 'now' ? null : effectiveOn;
