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

function optional(variables: Variables, name: string): string | undefined {
  const value = variables[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

function required(variables: Variables, name: string): string {
  const value = optional(variables, name);
  if (!value) {
    throw new Error(`${name} is not set. Add it to the web app's .env file and build again.`);
  }
  return value;
}

function optionalUrl(variables: Variables, name: string): string | undefined {
  const value = optional(variables, name);
  if (value && !/^https?:\/\/\S+$/.test(value)) {
    throw new Error(`${name} must be an http or https address, but is "${value}".`);
  }
  return value;
}

function requiredOrigin(variables: Variables, name: string): string {
  const value = required(variables, name);
  if (!/^https?:\/\/[^\s/?#]+$/.test(value)) {
    throw new Error(`${name} must be an address without a path, but is "${value}".`);
  }
  return value;
}

function optionalHost(variables: Variables, name: string): EmulatorAddress | undefined {
  const value = optional(variables, name);
  if (!value) return undefined;
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(value) ?? [];
  if (!host || !port) throw new Error(`${name} must read host:port, but is "${value}".`);
  return { host, port: Number(port) };
}

export function parseEnvironment(variables: Variables): Environment {
  const stripePublishableKey = required(variables, 'VITE_STRIPE_PUBLISHABLE_KEY');
  // All `VITE_` variables are public, so never add a secret key here.
  if (!stripePublishableKey.startsWith('pk_')) {
    throw new Error('VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key, beginning with pk_.');
  }
  const siteKey = optional(variables, 'VITE_APP_CHECK_SITE_KEY');
  return {
    firebase: {
      projectId: required(variables, 'VITE_FIREBASE_PROJECT_ID'),
      apiKey: required(variables, 'VITE_FIREBASE_API_KEY'),
      authDomain: required(variables, 'VITE_FIREBASE_AUTH_DOMAIN'),
      appId: required(variables, 'VITE_FIREBASE_APP_ID'),
    },
    appCheck: siteKey === undefined ? undefined : { siteKey },
    siteUrl: requiredOrigin(variables, 'VITE_SITE_URL'),
    stripePublishableKey,
    stripeScriptUrl: optionalUrl(variables, 'VITE_STRIPE_JS_URL'),
    authEmulatorUrl: optionalUrl(variables, 'VITE_AUTH_EMULATOR_URL'),
    appCheckEmulatorUrl: optionalUrl(variables, 'VITE_APP_CHECK_EMULATOR_URL'),
    firestoreEmulator: optionalHost(variables, 'VITE_FIRESTORE_EMULATOR_HOST'),
  };
}
