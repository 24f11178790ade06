import { type Gcloud, GcloudFailure, shellLine } from '../cli/gcloud.ts';

/** The account's name in a principal such as `serviceAccount:NAME`. */
export const nameOf = (member: string) => member.replace(/^\w+:/, '');

interface Subject {
  projectId: string;
  /** The principal that gcloud is signed in with. */
  deployer: string;
}

/** Reads and changes a project, and collects what the deployer isn't allowed to change. */
export interface ProjectAccess {
  /** Reads something; undefined, with a printed note, if the deployer isn't allowed to. */
  read: <Answer>(command: readonly string[], what: string) => Promise<Answer | undefined>;
  /** Changes something; if Google rejects it, the command becomes one of the `problems`. */
  change: (command: readonly string[], why: string, done: string) => Promise<void>;
  problems: string[];
}

export function accessProject(gcloud: Gcloud, { projectId, deployer }: Subject): ProjectAccess {
  const problems: string[] = [];
  return {
    problems,
    async read<Answer>(command: readonly string[], what: string) {
      try {
        return await gcloud<Answer>(command);
      } catch (error) {
        if (!(error instanceof GcloudFailure && error.isForbidden)) throw error;
        console.log(
          `${what} of ${projectId} weren't checked, because ${nameOf(deployer)} can't read them: ${error.stderr.trim()}`,
        );
        return undefined;
      }
    },
    async change(command, why, done) {
      try {
        await gcloud(command);
        console.log(`✔ ${done}`);
      } catch (error) {
        if (!(error instanceof GcloudFailure && (error.isForbidden || error.isTooEarly))) {
          throw error;
        }
        const who = error.isForbidden
          ? `${nameOf(deployer)} may not change this. An owner of ${projectId} has to run`
          : `${error.stderr.trim()} Deploy again in a few minutes, or run`;
        problems.push(`${why} ${who}: ${shellLine(command)}`);
      }
    },
  };
}

const maxAttempts = 7;
const retryAfterMs = 10_000;

/**
 * Retries for a minute while a new service or service account propagates through Google's systems.
 */
export function patient(gcloud: Gcloud, wait: (ms: number) => Promise<unknown>): Gcloud {
  return async <Answer>(args: readonly string[]) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await gcloud<Answer>(args);
      } catch (error) {
        const passes = error instanceof GcloudFailure && error.isTooEarly;
        if (!passes || attempt === maxAttempts) throw error;
        await wait(retryAfterMs);
      }
    }
  };
}
