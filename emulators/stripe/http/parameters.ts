import { parse } from 'qs';
import type Stripe from 'stripe';
import { invalidRequest } from './api-error.ts';

type FormValue = string | FormValue[] | FormFields | undefined;
interface FormFields {
  [name: string]: FormValue;
}

/** In seconds since the epoch. */
interface TimeRange {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

/** Parses `a=1&b[c]=2&d[0]=3`. Like Stripe, rejects parameters of the wrong shape. */
export class Parameters {
  readonly #fields: FormFields;
  readonly #parent: string;

  constructor(fields: FormFields, parent = '') {
    this.#fields = fields;
    this.#parent = parent;
  }

  static parse(encoded: string): Parameters {
    const options = { depth: 8, arrayLimit: 200, parameterLimit: 2000 };
    return new Parameters(parse(encoded, options));
  }

  canonical(): string {
    return JSON.stringify(this.#fields);
  }

  /** Rejects unknown parameters, so typos don't go unnoticed. */
  allow(...names: string[]): void {
    for (const name of Object.keys(this.#fields)) {
      if (!names.includes(name)) {
        const param = this.#named(name);
        throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
      }
    }
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  /** Undefined if missing; an empty string unsets a field. */
  text(name: string): string | undefined {
    const value = this.#fields[name];
    if (value === undefined || typeof value === 'string') return value;
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, this.#named(name));
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined && value !== '') return value;
    const param = this.#named(name);
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }

  /** An empty string unsets the field; a missing parameter leaves it unchanged. */
  changed(name: string, current: string | null): string | null {
    const value = this.text(name);
    return value === undefined ? current : value || null;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(
      `Invalid integer: ${value}`,
      this.#named(name),
      'parameter_invalid_integer',
    );
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalidRequest(`Invalid boolean: ${value}`, this.#named(name));
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    const param = this.#named(name);
    throw invalidRequest(`Invalid ${param}: must be one of ${choices.join(', ')}`, param);
  }

  texts(name: string): string[] {
    const value = this.#fields[name];
    if (value === undefined || value === '') return [];
    if (Array.isArray(value)) return value.map(String);
    throw invalidRequest('Invalid array', this.#named(name));
  }

  nested(name: string): Parameters | undefined {
    const value = this.#fields[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'object' && !Array.isArray(value)) {
      return new Parameters(value, this.#named(name));
    }
    throw invalidRequest('Invalid object', this.#named(name));
  }

  /** Merges the metadata. An empty value removes a key, and `metadata=` removes all keys. */
  metadata(current: Stripe.Metadata): Stripe.Metadata {
    if (this.#fields.metadata === '') return {};
    const given = this.nested('metadata');
    if (given === undefined) return current;
    const merged = { ...current };
    for (const key of Object.keys(given.#fields)) {
      const value = given.text(key);
      if (value) merged[key] = value;
      else delete merged[key];
    }
    return merged;
  }

  /** `created=1` or `created[gte]=1`. */
  timeRange(name: string): TimeRange {
    if (typeof this.#fields[name] === 'string') {
      const exact = this.integer(name) ?? 0;
      return { gte: exact, lte: exact };
    }
    const bounds = this.nested(name);
    const range: TimeRange = {};
    for (const bound of ['gt', 'gte', 'lt', 'lte'] as const) {
      const value = bounds?.integer(bound);
      if (value !== undefined) range[bound] = value;
    }
    return range;
  }

  #named(name: string): string {
    return this.#parent === '' ? name : `${this.#parent}[${name}]`;
  }
}
