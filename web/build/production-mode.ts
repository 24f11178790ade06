// Must be imported first: React and MUI choose their development or production build at load time, and mixing the two
// breaks rendering. Emotion's class names would also differ from the browser's.
process.env.NODE_ENV = 'production';
