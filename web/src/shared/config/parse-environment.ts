interface EmulatorAddress {
  host: string;
  port: number;
}

export interface Environment {
  firebase: { projectId: string; apiKey: string; authDomain: string; appId: string };
  appCheck: { siteKey: string } | undefined;
  /** Without a trailing slash. */
  siteUrl: string;
  stripePublishableKey: string;
  stripeScriptUrl: string | undefined;
  authEmulatorUrl: string | undefined;
  appCheckEmulatorUrl: string | undefined;
  firestoreEmulator: EmulatorAddress | undefined;
}

type Variables = Readonly<Record<string, unknown>>;

/** A pattern for a variable's value, and its description in error messages. */
type Format = readonly [pattern: RegExp, description: string];

const webAddress: Format = [/^https?:\/\/\S+$/, 'an http or https address'];
const origin: Format = [/^https?:\/\/[^\s/?#]+$/, 'an address without a path'];
const hostAndPort: Format = [/^[\w.-]+:\d{1,5}$/, 'host:port'];

function optional(variables: Variables, name: string, format?: Format): string | undefined {
  const variable = variables[name];
  const value = typeof variable === 'string' ? variable.trim() : '';
  if (value && format?.[0].test(value) === false) {
    throw new Error(`${name} must be ${format[1]}, but is "${value}".`);
  }
  return value || undefined;
}

function required(variables: Variables, name: string, format?: Format): string {
  const value = optional(variables, name, format);
  if (!value) {
    throw new Error(`${name} is not set. Add it to the web app's .env file and build again.`);
  }
  return value;
}

export function parseEnvironment(variables: Variables): Environment {
  const stripePublishableKey = required(variables, 'VITE_STRIPE_PUBLISHABLE_KEY');
  // All `VITE_` variables are public, so never add a secret key here.
  if (!stripePublishableKey.startsWith('pk_')) {
    throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key, beginning with pk_.');
  }
  const siteKey = optional(variables, 'VITE_APP_CHECK_SITE_KEY');
  const [host, port] =
    optional(variables, 'VITE_FIRESTORE_EMULATOR_HOST', hostAndPort)?.split(':') ?? [];
  return {
    firebase: {
      projectId: required(variables, 'VITE_FIREBASE_PROJECT_ID'),
      apiKey: required(variables, 'VITE_FIREBASE_API_KEY'),
      authDomain: required(variables, 'VITE_FIREBASE_AUTH_DOMAIN'),
      appId: required(variables, 'VITE_FIREBASE_APP_ID'),
    },
    appCheck: siteKey === undefined ? undefined : { siteKey },
    siteUrl: required(variables, 'VITE_SITE_URL', origin),
    stripePublishableKey,
    stripeScriptUrl: optional(variables, 'VITE_STRIPE_JS_URL', webAddress),
    authEmulatorUrl: optional(variables, 'VITE_AUTH_EMULATOR_URL', webAddress),
    appCheckEmulatorUrl: optional(variables, 'VITE_APP_CHECK_EMULATOR_URL', webAddress),
    firestoreEmulator: host ? { host, port: Number(port) } : undefined,
  };
}
