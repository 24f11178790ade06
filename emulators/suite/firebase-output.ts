import { stripVTControlCharacters } from 'node:util';

const expected = [
  /Env variable override detected/,
  /not currently authenticated/,
  /Application Default Credentials/,
  /Admin SDK config/i,
  /Did not find a .* config file/,
  /It appears you are running in a CI environment/,
  /The Emulator UI is not starting/,
  /Unable to fetch the CLI MOTD/,
  // Expected with `--inspect`.
  /You are running the Functions emulator in debug mode/,
  // firebase-tools is pinned to a version that supports Java 11.
  /will drop support for Java version/,
];

const alarming =
  /^\s*(⚠|✖|Error:)|"severity":"(WARNING|ERROR|CRITICAL|EMERGENCY)"|^\s*>\s+.*Error:/;

/**
 * Warnings and errors from firebase-tools that developers must see; the rest only goes to the log.
 */
export function findAlarm(printed: string): string | undefined {
  const line = stripVTControlCharacters(printed).trimEnd();
  if (!alarming.test(line) || expected.some((each) => each.test(line))) return undefined;
  return line.trim();
}

/** The first "loaded" message is part of the start; later ones are reloads. */
export function detectReloads(): (printed: string) => boolean {
  let loaded = false;
  return (printed) => {
    const line = stripVTControlCharacters(printed);
    if (!/functions: Loaded functions definitions from source/.test(line)) return false;
    const isReload = loaded;
    loaded = true;
    return isReload;
  };
}
