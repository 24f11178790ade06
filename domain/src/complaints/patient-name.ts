import { isGivenName } from './given-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

interface Word {
  text: string;
  /** The text between the previous word and this one. */
  gap: string;
}

export function mentionsPatientName(text: string): boolean {
  if (hasNameLabel(text)) return true;
  const words = splitWords(text);
  return words.some(
    (_, index) =>
      isTitleWithName(words, index) ||
      isPatientWithName(words, index) ||
      isFullName(words, index) ||
      isReversedName(words, index),
  );
}

function splitWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].map(({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { text: word, gap };
  });
}

/** Matches `Name: Ana`, but not `Device name: Legacy` or `Name: withheld`. */
const nameLabel =
  /(?<![\p{L}\p{N}])(?:names?|surnames?|nombres?|apellidos?|nombres? y apellidos?|nombres? (?:de la|del) paciente)[ \t]{0,4}(?:[:=]|is\b|was\b|es\b)\s{0,4}(?<value>\p{L}[\p{L}/]{0,20})/giu;

const namedThing =
  /(?<!\p{L})(?:brand|clinic|company|component|dentist|device|doctor|file|implant|item|kit|model|office|part|practice|product|surgeon|system|trade)(?:['’]s)?[ _-]{0,2}$/iu;

const noName =
  /^(?:n\/?a|anonymous|anónim[oa]|confidencial|confidential|ninguno|no|none|not|omitido|omitted|private|redacted|reservado|sin|unknown|withheld)$/iu;

/** Longer than any match of `namedThing`. */
const maxContext = 20;

function hasNameLabel(text: string): boolean {
  return [...text.matchAll(nameLabel)].some(({ index, groups }) => {
    const context = text.slice(Math.max(0, index - maxContext), index);
    return !namedThing.test(context) && !noName.test(groups?.value ?? '');
  });
}

const abbreviatedTitles = new Set(['mr', 'mrs', 'sr', 'sra', 'srta']);
const titles = new Set(['señor', 'señora', 'señorita', 'doña']);
/** These could also mean milliseconds, "to miss", or "don't". */
const ambiguousTitles = new Set(['Ms', 'Mx', 'Miss', 'Don']);

function isTitleWithName(words: readonly Word[], index: number): boolean {
  const title = words[index]?.text ?? '';
  const next = words[index + 1];
  if (next === undefined || next.text.length < 2 || isOrdinaryWord(next.text)) return false;
  if (abbreviatedTitles.has(title.toLowerCase())) return isShortGap(next.gap);
  const isTitle = titles.has(title.toLowerCase()) || ambiguousTitles.has(title);
  return isTitle && /^\.?[ \t]+$/.test(next.gap) && isNameLike(next.text);
}

const isShortGap = (gap: string) => /^(?:\.[ \t]*|[ \t]+)$/.test(gap);

const patientWords = new Set(['patient', 'patients', 'pt', 'pte', 'pcte', 'paciente', 'px']);

function isPatientWithName(words: readonly Word[], index: number): boolean {
  const word = words[index]?.text.toLowerCase() ?? '';
  if (!patientWords.has(word)) return false;
  const { isNamed, nameIndex } = skipNaming(words, index + 1);
  const name = words[nameIndex];
  if (name === undefined || isOrdinaryWord(name.text)) return false;
  if (isGivenName(name.text) && /^[ \t]*[,(]\s*$/.test(name.gap)) return true;
  if (!isPatientGap(word, name.gap)) return false;
  if (isGivenName(name.text)) return true;
  if (!isTitleCase(name.text)) return false;
  // After a colon, a capital letter may just start a sentence: "Patient: Chewing hurts."
  const startsSentence = /[:=–—-]/.test(name.gap) && !isNamed;
  return !startsSentence || endsHere(words[nameIndex + 1]) || isSurname(words[nameIndex + 1]);
}

/** Skips "is called" in "The patient is called Ana". */
function skipNaming(words: readonly Word[], start: number) {
  const linking = /^(?:is|was|es|que|se)$/iu;
  const naming = /^(?:name|named|called|llamad[oa]|llama|llamaba)$/iu;
  let index = start;
  while (linking.test(words[index]?.text ?? '')) index += 1;
  const isNamed = naming.test(words[index]?.text ?? '');
  return { isNamed, nameIndex: isNamed ? index + 1 : start };
}

/** "Pt. Smith" is one phrase, but "I saw the patient. Smith" isn't. */
function isPatientGap(word: string, gap: string): boolean {
  const isAbbreviation = word.length <= 4;
  return (isAbbreviation ? /^\.?\s*[:=–—-]?\s*$/ : /^\s*[:=–—-]?\s*$/).test(gap);
}

const doctors = /^(?:dr|dra|drs|doctor|doctora|prof|san|santa)$/iu;

/** Two capitalized words, of which the first is a given name: `Ana López`, `MARY J. SMITH`. */
function isFullName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || !isCapitalized(word.text) || !isGivenName(word.text)) return false;
  if (words.slice(Math.max(0, index - 2), index).some(({ text }) => doctors.test(text)))
    return false;
  const next = words[index + 1];
  const isInitial = next !== undefined && next.text.length === 1 && isCapitalized(next.text);
  return isSurname(isInitial ? words[index + 2] : next);
}

/** The way charts list names: `López, Ana`. */
function isReversedName(words: readonly Word[], index: number): boolean {
  const [surname, givenName] = [words[index], words[index + 1]];
  if (surname === undefined || givenName === undefined) return false;
  if (!/^,\s*$/.test(givenName.gap) || !isGivenName(givenName.text)) return false;
  if (doctors.test(words[index - 1]?.text ?? '')) return false;
  return isCapitalized(givenName.text) && isNameLike(surname.text) && endsHere(words[index + 2]);
}

function isSurname(word: Word | undefined): boolean {
  if (word === undefined || !/^\.?[ \t]+$/.test(word.gap)) return false;
  return word.text.length > 1 && isNameLike(word.text);
}

const endsHere = (next: Word | undefined) => next === undefined || !/^[ \t]*$/.test(next.gap);

const isNameLike = (word: string) => isCapitalized(word) && !isOrdinaryWord(word);

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);

/** Includes names like `O'Brien`, but not abbreviations like `HIV` or `ASA`. */
const isTitleCase = (word: string) => /^(?:\p{Lu}['’])?\p{Lu}\p{Ll}/u.test(word);
