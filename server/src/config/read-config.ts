import {
  addressesSlice,
  cacheMinutesSlice,
  checkoutSlice,
  countrySlice,
  labelsSlice,
  vatSlice,
  type Env,
  identitySlice,
  languagesSlice,
  limitsSlice,
  literalSlice,
  mailSlice,
  modeSlice,
  type Slice,
  type ValueOf,
} from '@vitrina/backend/config';
import { databaseSlice } from './database.ts';
import { demoSlice } from './demo.ts';
import { httpSlice } from './http.ts';
import { redisSlice } from './redis.ts';
import { remoteBackendSlice } from './remote-backend.ts';
import { sandboxBankSlice } from './sandbox-bank.ts';
import { searchEngineSlice } from './search-engine.ts';
import { secretKeySlice } from './secret-key.ts';
import { storageSlice } from './storage.ts';
import { storefrontSlice } from './storefront.ts';
import { telemetrySlice } from './telemetry.ts';

/** Payment gateways and providers of identity read their own variables out of the whole environment. */
const environmentSlice: Slice<Env> = { read: (env) => ({ ok: true, value: env }), refusals: [] };

/** A new switch is a variable of one of these and its use in the module that gets the slice; what each of them is for stands in docs/operating.md. */
const SLICES = {
  mode: modeSlice,
  http: httpSlice,
  database: databaseSlice,
  storage: storageSlice,
  redis: redisSlice,
  searchEngine: searchEngineSlice,
  remoteBackend: remoteBackendSlice,
  limits: limitsSlice,
  cacheMinutes: cacheMinutesSlice,
  telemetry: telemetrySlice,
  languages: languagesSlice,
  checkout: checkoutSlice,
  identity: identitySlice,
  addresses: addressesSlice,
  literal: literalSlice,
  country: countrySlice,
  labels: labelsSlice,
  vat: vatSlice,
  mail: mailSlice,
  storefront: storefrontSlice,
  sandboxBank: sandboxBankSlice,
  demo: demoSlice,
  secretKey: secretKeySlice,
  environment: environmentSlice,
};

/** Configuration from the environment, read once at start. */
export type Config = { [Name in keyof typeof SLICES]: ValueOf<(typeof SLICES)[Name]> };

/** Raised when the environment cannot be used; the message names every reason. */
export class BadConfig extends Error {}

/** Reasons not to serve shoppers in production; none elsewhere. Empty variables are absent. */
export const refusalsOf = (env: Env): string[] =>
  env.NODE_ENV === 'production' ? Object.values(SLICES).flatMap(({ refusals }) => refusals.flatMap((refusal) => refusal(env) ?? [])) : [];

/**
 * Reads the environment. An empty variable counts as absent. Throws `BadConfig` that names every bad variable and, for a process that
 * serves shoppers, every reason not to. `furtherReasons` gives these; commands, which serve nothing, ask for none.
 */
export function readConfig(env: Env, furtherReasons: (env: Env) => readonly string[] = refusalsOf): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const results = Object.entries<Slice<unknown>>(SLICES).map(([name, slice]) => ({ name, result: slice.read(variables) }));
  // A variable that two slices read is named once.
  const problems = new Set([...results.flatMap(({ result }) => (result.ok ? [] : result.problems)), ...furtherReasons(variables)]);
  if (problems.size > 0) throw new BadConfig(['The environment cannot be used:', ...[...problems].map((problem) => `  ${problem}`)].join('\n'));
  return Object.fromEntries(results.flatMap(({ name, result }) => (result.ok ? [[name, result.value]] : []))) as Config;
}
