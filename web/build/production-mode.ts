// Imported before anything that brings React or MUI: they choose their build when they are loaded, and two of them in
// one process break each other. Emotion's class names would also differ from the browser's, silently.
process.env.NODE_ENV = 'production';
