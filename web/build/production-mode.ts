// Imported first: React and MUI pick their development or production build when they are loaded, and a mix of the two
// in one process breaks rendering. In development, emotion's class names would also differ from the browser's.
process.env.NODE_ENV = 'production';
