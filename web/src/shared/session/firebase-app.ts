import { type FirebaseApp, initializeApp } from 'firebase/app';
import { environment } from '../config/environment.ts';

export const firebaseApp: FirebaseApp = initializeApp(environment.firebase);
