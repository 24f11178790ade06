import { ports, projectId } from '@dental-shop/emulators/addresses';

/** Points the Admin SDK at the emulators. Must be imported before it. */
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.GCLOUD_PROJECT = projectId;
// Otherwise the Admin SDK looks for Google's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';
