const months = `
  january jan february feb march mar april apr may june jun july jul august aug september sept sep
  october oct november nov december dec
  enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre octubre noviembre diciembre
  dic
`
  .trim()
  .split(/\s+/)
  .join('|');

const monthName = `(?:${months})\\.?`;

const label = `(?<![\\p{L}\\p{N}])(?:${[
  'd\\.?\\s?o\\.?\\s?b\\.?',
  'yob',
  '(?:date|year) of birth',
  'birth\\s?(?:date|day|year)',
  'born',
  'fecha de nac(?:imiento|\\.)?',
  'año de nacimiento',
  'f\\.?\\s?(?:de\\s)?nac\\.?',
  'nacid[oa]',
  'nació',
].join('|')})(?![\\p{L}\\p{N}])`;

const filler = `(?:is|was|on|in|year|el|en|es|era|fue|de|del|día|año|${months})`;

/** Matches `DOB: 4/12/61` or `nacida en abril de 1961`, but not `DOB withheld`. */
const labeledDate = new RegExp(`${label}[^\\p{L}\\p{N}]*(?:${filler}[^\\p{L}\\p{N}]+)*\\d`, 'iu');

const gap = '[\\s,]+(?:(?:de|del|of)\\s+)?';

const dateForms = [
  /(?<![\p{L}\p{N}./-])(?<first>\d{1,2})\s?(?<separator>[/-])\s?(?<second>\d{1,2})\s?\k<separator>\s?(?<year>\d{4}|\d{2})(?![\p{L}\p{N}/-])/giu,
  /(?<![\p{L}\p{N}./-])(?<first>\d{1,2})\.(?<second>\d{1,2})\.(?<year>\d{4})(?![\p{L}\p{N}/-])/giu,
  /(?<![\p{L}\p{N}./-])(?<year>\d{4})(?<separator>[/.-])(?<first>\d{1,2})\k<separator>(?<second>\d{1,2})(?![\p{L}\p{N}/-])/giu,
  new RegExp(
    `(?<!\\p{L})${monthName}${gap}(?<first>\\d{1,2})(?:st|nd|rd|th)?${gap}(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\d)(?<first>\\d{1,2})(?:st|nd|rd|th)?${gap}${monthName}${gap}(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
];

const treatment = `(?<!\\p{L})(?:${[
  'placed|placement|inserted|insertion|installed|implanted|surgery|operated|procedure|extracted',
  'extraction|restored|restoration|loaded|loading|delivered|seated|removed|failed|failure|since',
  'manufactured|mfg|mfd|exp|expires?|expired|expiry|lot|visit',
  'colocad[oa]s?|colocó|colocación|insertad[oa]s?|inserción|implantad[oa]s?|cirugía|operad[oa]',
  'procedimiento|extracción|restauración|cargad[oa]s?|carga|retirad[oa]s?|fracas[oó]|falló|falla',
  'desde|fabricad[oa]s?|fabricación|caducidad|vence|vencimiento|lote|cita',
].join('|')})(?!\\p{L})`;

/** Old dates that belong to the treatment or the device, such as `placed on 05/12/2004`. */
const treatmentBefore = new RegExp(`${treatment}[^\\d\\n]{0,20}$`, 'iu');

/** Matches `05/12/2004: implant placed`. A comma may introduce another topic. */
const treatmentAfter = new RegExp(`^[\\s:–—-]{1,4}(?:implante?\\s)?${treatment}`, 'iu');

/** Only fully grown jaws get implants, so more recent dates are probably procedure dates. */
const minPatientAge = 15;

export function mentionsBirthDate(text: string, currentYear: number): boolean {
  if (labeledDate.test(text)) return true;
  return dateForms
    .flatMap((form) => [...text.matchAll(form)])
    .some(({ 0: date, index, groups }) => {
      const { first = '', second, year = '' }: Partial<Record<string, string>> = groups ?? {};
      if (!isDayAndMonth(Number(first), second === undefined ? 1 : Number(second))) return false;
      if (second !== undefined && [first, second, year].every(isToothNumber)) return false;
      if (!isBirthYear(fullYear(year, currentYear), currentYear)) return false;
      const isOfTreatment =
        treatmentBefore.test(text.slice(0, index)) ||
        treatmentAfter.test(text.slice(index + date.length));
      return !isOfTreatment;
    });
}

/** Accepts both orders, because Americans write the month first and Spanish speakers the day. */
function isDayAndMonth(first: number, second: number): boolean {
  const [smaller, larger] = first < second ? [first, second] : [second, first];
  return smaller >= 1 && smaller <= 12 && larger <= 31;
}

/** FDI notation. For example, `11/21/31` is a list of teeth, not a date. */
const isToothNumber = (text: string) => /^[1-4][1-8]$/.test(text);

/** Expands a two-digit year to the latest matching year that isn't in the future. */
function fullYear(year: string, currentYear: number): number {
  if (year.length === 4) return Number(year);
  const inThisCentury = Math.floor(currentYear / 100) * 100 + Number(year);
  return inThisCentury > currentYear ? inThisCentury - 100 : inThisCentury;
}

function isBirthYear(year: number, currentYear: number): boolean {
  return year >= 1900 && year <= currentYear - minPatientAge;
}
