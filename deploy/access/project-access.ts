import { type Gcloud, GcloudFailure, shellLine } from '../cli/gcloud.ts';

export const memberName = (member: string) => member.replace(/^\w+:/, '');

interface Options {
  projectId: string;
  deployer: string;
}

export interface ProjectAccess {
  /** If the deployer can't read `what`, prints a note and returns undefined. */
  read: <Answer>(command: readonly string[], what: string) => Promise<Answer | undefined>;
  /** If Google rejects the command, adds `why` and the command to `problems`. */
  change: (command: readonly string[], why: string, done: string) => Promise<void>;
  problems: string[];
}

export function accessProject(gcloud: Gcloud, { projectId, deployer }: Options): ProjectAccess {
  const problems: string[] = [];
  return {
    problems,
    async read<Answer>(command: readonly string[], what: string) {
      try {
        return await gcloud<Answer>(command);
      } catch (error) {
        if (!(error instanceof GcloudFailure && error.isForbidden)) throw error;
        console.log(
          `${what} of ${projectId} weren't checked, because ${memberName(deployer)} can't read them: ${error.stderr.trim()}`,
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
          ? `${memberName(deployer)} can't change this. An owner of ${projectId} has to run`
          : `${error.stderr.trim()} Deploy again in a few minutes, or run`;
        problems.push(`${why} ${who}: ${shellLine(command)}`);
      }
    },
  };
}

const maxAttempts = 7;
const retryDelayMs = 10_000;

/** New services and service accounts take a while to propagate. */
export function withRetries(gcloud: Gcloud, wait: (ms: number) => Promise<unknown>): Gcloud {
  return async <Answer>(args: readonly string[]) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await gcloud<Answer>(args);
      } catch (error) {
        const isTemporary = error instanceof GcloudFailure && error.isTooEarly;
        if (!isTemporary || attempt === maxAttempts) throw error;
        await wait(retryDelayMs);
      }
    }
  };
}
