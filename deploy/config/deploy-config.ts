import { type HeaderRule, unchangingFileRules } from '@dental-shop/domain/hosting/unchanging-files';

/** The parts of `firebase.json` that a deploy reads or changes. */
export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  functions: { codebase: string; source: string; configDir?: string; predeploy?: unknown }[];
  hosting: { public: string; predeploy?: unknown; headers: HeaderRule[] };
}

const policyHeader = 'Content-Security-Policy';

/** The rule for everything; the API's answers have a policy of their own, in a later rule. */
const pages = '**';

/** The Content-Security-Policy that `config` puts on every page, if it does. */
export function policyOf(config: FirebaseConfig): string | undefined {
  return config.hosting.headers
    .find(({ source }) => source === pages)
    ?.headers.find(({ key }) => key === policyHeader)?.value;
}

/**
 * `firebase.json` for one build: with the policy that belongs to it, which lets in the pages that its
 * owner embeds, and with leave for browsers to keep the files of the build's folder `static`, which are
 * given by their paths in it. The hooks of a plain `firebase deploy` are left out: whoever asks for this
 * configuration has built and checked already.
 */
export function deployConfig(
  config: FirebaseConfig,
  policy: string,
  unchangingFiles: readonly string[],
): FirebaseConfig {
  const { predeploy: _hooks, ...hosting } = config.hosting;
  const withPolicy = (header: HeaderRule['headers'][number]) =>
    header.key === policyHeader ? { ...header, value: policy } : header;
  return {
    ...config,
    functions: config.functions.map(({ predeploy: _hooks, ...codebase }) => codebase),
    hosting: {
      ...hosting,
      headers: [
        ...hosting.headers.map(({ headers, ...pattern }) => ({
          ...pattern,
          headers: pattern.source === pages ? headers.map(withPolicy) : headers,
        })),
        ...unchangingFileRules(unchangingFiles),
      ],
    },
  };
}
