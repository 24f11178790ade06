/** `npm run firebase -- …`: the firebase-tools that deploys; the emulators run an older one. */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
