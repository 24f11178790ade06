import { ports, projectId } from '@dental-shop/emulators/addresses';

/** The Admin SDK finds the emulators by these variables; imported before it, for its effect. */
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.GCLOUD_PROJECT = projectId;
