/** The shop's teal and quiet greys, as documents are printed in. */
export const colors = { accent: '#00747f', ink: '#1c2b33', quiet: '#55666f', line: '#dfe5e8' };
