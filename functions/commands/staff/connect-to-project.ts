import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { hasCredentials, nameQuotaProject } from './credentials.ts';

const localProject = 'demo-dental-shop';
const localHost = '127.0.0.1:9099';
const localFirestoreHost = '127.0.0.1:8080';

interface Project {
  auth: Auth;
  firestore: Firestore;
  target: string;
}

interface ConnectOptions {
  projectId: string | undefined;
  local: boolean;
}

export async function connectToProject({ projectId, local }: ConnectOptions): Promise<Project> {
  const named = projectId ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (host || local || (!named && !hasCredentials())) {
    return connectToEmulator(host ?? localHost, named ?? localProject);
  }
  if (!named) throw new Error('Specify a project with --project ID.');
  if (!hasCredentials()) {
    throw new Error(
      `There are no Google credentials for ${named} on this machine. Run ` +
        '`gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS to the ' +
        'file of a service account that can manage accounts.',
    );
  }
  nameQuotaProject(named);
  const app = initializeApp({ credential: applicationDefault(), projectId: named });
  return { ...getServices(app), target: `the project ${named}` };
}

async function connectToEmulator(host: string, projectId: string): Promise<Project> {
  await fetch(`http://${host}/`).catch((cause) => {
    throw new Error(
      `No Auth emulator responds on ${host}. Start the shop with \`npm start\`; for a real project ` +
        'use --project ID with Google credentials.',
      { cause },
    );
  });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  process.env.FIRESTORE_EMULATOR_HOST ??= localFirestoreHost;
  // Otherwise the SDK looks for Google's metadata server, which only exists in Google Cloud.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  return {
    ...getServices(initializeApp({ projectId })),
    target: `the Auth emulator on ${host} (${projectId})`,
  };
}

function getServices(app: App): Pick<Project, 'auth' | 'firestore'> {
  return { auth: getAuth(app), firestore: getFirestore(app) };
}
