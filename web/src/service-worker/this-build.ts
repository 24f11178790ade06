import type { WorkerBuild } from '../shared/offline/worker-build.ts';

/** Written in by the build. */
declare const __WORKER_BUILD__: WorkerBuild;

export const thisBuild: WorkerBuild = __WORKER_BUILD__;
