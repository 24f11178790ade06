import { stripVTControlCharacters } from 'node:util';

/** Warnings that mean nothing here. */
const expected = [
  /Env variable override detected/,
  /not currently authenticated/,
  /Application Default Credentials/,
  /Admin SDK config/i,
  /Did not find a .* config file/,
  /It appears you are running in a CI environment/,
  /The Emulator UI is not starting/,
  /Unable to fetch the CLI MOTD/,
  // It is what `--inspect` is for.
  /You are running the Functions emulator in debug mode/,
  // firebase-tools stays on a version that takes Java 11.
  /will drop support for Java version/,
];

const alarming =
  /^\s*(⚠|✖|Error:)|"severity":"(WARNING|ERROR|CRITICAL|EMERGENCY)"|^\s*>\s+.*Error:/;

/** Picks what a developer must see out of what firebase-tools prints; the rest is in the log. */
export function alarmingLine(printed: string): string | undefined {
  const line = stripVTControlCharacters(printed).trimEnd();
  if (!alarming.test(line) || expected.some((each) => each.test(line))) return undefined;
  return line.trim();
}

/**
 * Recognizes the line that says that functions were reloaded: each that says they were loaded but the
 * first, which belongs to the start.
 */
export function functionsReloads(): (printed: string) => boolean {
  let loaded = false;
  return (printed) => {
    const line = stripVTControlCharacters(printed);
    if (!/functions: Loaded functions definitions from source/.test(line)) return false;
    const isReload = loaded;
    loaded = true;
    return isReload;
  };
}
