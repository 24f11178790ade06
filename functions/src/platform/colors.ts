/** The shop's teal, dark enough for white letters on it, and quiet grays: for mails and PDFs. */
export const colors = { accent: '#00747f', ink: '#1c2b33', quiet: '#55666f', line: '#dfe5e8' };
