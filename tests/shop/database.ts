import './emulators.ts';
import { projectId } from '@dental-shop/emulators/addresses';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const app = initializeApp({ projectId }, 'tests');

/** Firestore with admin access, bypassing the rules. */
export const database = getFirestore(app);
export const adminAuth = getAuth(app);
