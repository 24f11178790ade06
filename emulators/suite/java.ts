import { spawnSync } from 'node:child_process';
import { StartFailure } from './start-failure.ts';

const oldestJava = 11;

const fix =
  `Install Java ${oldestJava} or newer (Debian, Ubuntu: apt-get install default-jre-headless; ` +
  'macOS: brew install --cask temurin; Windows: winget install EclipseAdoptium.Temurin.21.JRE) ' +
  'and open a new terminal.';

/** Java 8 reports itself as 1.8. */
export function parseJavaMajor(printed: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  if (first === undefined) return undefined;
  return Number(first === '1' && second !== undefined ? second : first);
}

export function javaProblem(printed: string | undefined): string | undefined {
  if (printed === undefined) return `The Firestore emulator needs Java, but none was found. ${fix}`;
  const major = parseJavaMajor(printed);
  // The version may be fine even if it can't be parsed.
  if (major === undefined || major >= oldestJava) return undefined;
  return `Java ${major} is too old for the Firestore emulator. ${fix}`;
}

export function checkJava(): number | undefined {
  const { status, stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  // macOS ships a stub `java` that only reports that Java is missing.
  const printed = status === 0 ? `${stdout}${stderr}` : undefined;
  const problem = javaProblem(printed);
  if (problem !== undefined) throw new StartFailure(problem);
  return printed === undefined ? undefined : parseJavaMajor(printed);
}
