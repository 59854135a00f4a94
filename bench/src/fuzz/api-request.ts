import { allEndpoints, endpointTable } from '@vitrina/contract/endpoints';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { pick } from '../random.ts';
import type { FuzzRequest } from './call.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { headersFor, tokenFor } from './headers.ts';
import { mutate } from './mutate.ts';
import { type Schema, validValue } from './valid-value.ts';
import type { World } from './world.ts';

/** Calls that would break the run itself if an authorized caller made them, such as closing the shop or logging out. */
const NOT_BY_STAFF = new Set(['misc_maintenance']);
const NOT_BY_USERS = new Set(['auth_logout', 'auth_close_sessions', 'auth_change_password', 'auth_erase', 'auth_generate_token']);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
/** Endpoints such as callbacks, which are no typed calls. */
const OTHERS = Object.values(endpointTable()).filter((path) => !allEndpoints.some((endpoint) => endpoint.path === path));

/** An API call: valid, with one mutation, or with a malformed body. */
export function apiRequest(world: World, next: () => number): FuzzRequest {
  if (next() < 0.02) return otherRequest(world, next);
  const endpoint = pick(allEndpoints, next);
  const valid = validValue(endpoint.input as unknown as Schema, { name: endpoint.key, world, next });
  let input = valid;
  const how = next();
  if (how > 0.4) input = mutate(input, next);
  if (how > 0.8) input = mutate(input, next);
  const path = pathOf(endpoint, { input, next });
  const method = next() < 0.93 ? endpoint.method : pick(METHODS, next);
  const who = whoFor(endpoint, next);
  const headers = { ...headersFor(world, next), ...tokenFor(who, { world, next }) };
  const name = `${endpoint.method} ${endpoint.path}`;
  if (method === 'GET' || method === 'HEAD') return { name, method, path: path + queryOf(input, next), headers };
  const { body, type } = bodyOf(input, next);
  return { name, method, path, headers: { ...headers, 'content-type': next() < 0.97 ? type : hostileText(next) }, body };
}

function otherRequest(world: World, next: () => number): FuzzRequest {
  const template = pick(OTHERS, next);
  const path = template.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(toText(next() < 0.4 ? pick(['sandbox', 'stripe', 'google', '1-abc'], next) : hostileText(next))),
  );
  const method = pick(['GET', 'POST'], next);
  const headers = headersFor(world, next);
  if (method === 'GET') return { name: `GET ${template}`, method, path, headers };
  const body = pick(
    [JSON.stringify(hostileValue(next)), new URLSearchParams({ 'List-Unsubscribe': 'One-Click', x: toText(hostileText(next)) }).toString(), ''],
    next,
  );
  return {
    name: `POST ${template}`,
    method,
    path,
    headers: { ...headers, 'content-type': pick(['application/json', 'application/x-www-form-urlencoded'], next) },
    body,
  };
}

type Who = 'nobody' | 'guest' | 'customer' | 'staff' | 'forged';

function whoFor(endpoint: Endpoint, next: () => number): Who {
  const who: Who =
    endpoint.access === 'staff' && next() < 0.7 ? 'staff' : pick(['nobody', 'guest', 'guest', 'guest', 'customer', 'customer', 'staff', 'forged'], next);
  const isTheirs = who === 'staff' || who === 'customer';
  if (who === 'staff' && NOT_BY_STAFF.has(endpoint.key)) return 'customer';
  return isTheirs && NOT_BY_USERS.has(endpoint.key) ? 'guest' : who;
}

/** The path with placeholders filled from the input, occasionally with something else. */
function pathOf({ path }: Endpoint, { input, next }: { input: unknown; next: () => number }): string {
  const fields = input !== null && typeof input === 'object' ? (input as Record<string, unknown>) : {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(next() < 0.85 ? fields[name] : hostileText(next))) || '-');
  if (next() < 0.03) return `${filled}${pick(['/', '//', '%2f', '..', ';x', '.json', '%00', '%ff'], next)}`;
  return next() < 0.1 ? filled.replace(/\/$/, '') : filled;
}

function queryOf(input: unknown, next: () => number): string {
  if (input === null || typeof input !== 'object') return `?${encodeURIComponent(toText(input))}`;
  const pairs = Object.entries(input).flatMap(([key, value]) => {
    const values = Array.isArray(value) && next() < 0.6 ? value.slice(0, 60) : [value];
    return values.map(
      (one) => `${encodeURIComponent(toText(key))}=${next() < 0.97 ? encodeURIComponent(toText(one)) : pick(['%', '%zz', '%c3%28', '%00', '+', '[]'], next)}`,
    );
  });
  // Repeated parameters, also more than an address may hold: the response to that is one more case.
  if (next() < 0.05) pairs.push(...pairs);
  return pairs.length === 0 ? '' : `?${pairs.join(pick(['&', '&', '&', ';', '&&'], next))}`;
}

function bodyOf(input: unknown, next: () => number): { body: string | Buffer; type: string } {
  const json = JSON.stringify(input) ?? '';
  const type = 'application/json';
  if (next() < 0.92) return { body: json, type };
  const broken: readonly (string | Buffer)[] = [
    '',
    json.slice(0, -1),
    `${json}x`,
    `\ufeff${json}`,
    `[${json}]`,
    '['.repeat(30_000),
    `{"x":${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}}`,
    json.replace('{', '{"lang":"si","lang":{},'),
    json.replaceAll(/\d+/g, '1e999'),
    Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0x7d])]),
    Buffer.from(json, 'utf16le'),
    `{"x":"${'a'.repeat(300_000)}"}`,
    '"\\ud800"',
    'null',
    'a=1&b[]=2',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><x>&e;</x>',
  ];
  return {
    body: pick(broken, next),
    type: pick([type, type, 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'], next),
  };
}

/** Lone surrogates cannot be encoded in a URL. */
function toText(value: unknown): string {
  const text = value === undefined ? '' : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 3000).toWellFormed();
}
