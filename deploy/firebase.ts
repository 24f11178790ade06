/**
 * `npm run firebase -- …` runs the version of firebase-tools used for deployment. The emulators use
 * an older one.
 */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
