import { ports, projectId } from '@dental-shop/emulators/addresses';

/** The Admin SDK finds the emulators by these variables; imported before it, for its effect. */
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.GCLOUD_PROJECT = projectId;
// Without it the Admin SDK looks for Google's metadata server, which no developer's machine has.
process.env.METADATA_SERVER_DETECTION = 'none';
