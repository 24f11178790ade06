/**
 * `npm run firebase -- …`: the firebase-tools version that deploys; the emulators use an older one.
 */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
