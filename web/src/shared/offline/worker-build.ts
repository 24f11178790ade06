/** What the build writes into the worker (`web/build/service-worker.ts`). */
export interface WorkerBuild {
  /** The page without content, which the application fills, with its integrity. */
  shell: { address: string; integrity: string };
  /** What the shell needs: addresses with their integrity. */
  files: Readonly<Record<string, string>>;
  /** All data of the catalogue and the search in one file, by their addresses. */
  catalogue: string;
  /** The scripts of the catalogue, the search and the cart. */
  scripts: readonly string[];
}
