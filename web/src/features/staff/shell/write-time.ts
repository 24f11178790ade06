const formats = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' }),
};

/** Day and time of day, in the reader's own time zone. */
export function writeTime(time: Date, language: string): string {
  return formats[language === 'es' ? 'es' : 'en'].format(time);
}
