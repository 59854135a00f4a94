import { customers } from '@vitrina/contract/customers';
import type { LanguageCode } from '@vitrina/contract/values/languages';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

export interface Visitor {
  /** Requests a page, or submits a form if there are `fields`. */
  fetchPage: (path: string, fields?: Record<string, string>) => Promise<{ status: number; html: string; location: string }>;
  /** Sends an API call; throws the response if it fails. */
  callApi: (call: { path: string; method: string }, body?: object) => Promise<Record<string, unknown>>;
}

/** Returns a visitor in a language, whose pages and calls share a cart. */
export async function newVisitor(origin: string, lang: LanguageCode, login?: { email: string; password: string }): Promise<Visitor> {
  let token = '';
  const callApi: Visitor['callApi'] = async ({ path, method }, body = {}) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { 'x-lang': lang, ...(method !== 'GET' && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { body: JSON.stringify({ ...body, lang }) }),
    });
    const { success, data } = (await reply.json()) as { success: boolean; data: Record<string, unknown> };
    if (!success) throw new Error(`${path} in ${lang}: ${JSON.stringify(data)}`);
    return data;
  };
  const fetchPage: Visitor['fetchPage'] = async (path, fields) => {
    const reply = await fetch(origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: `token=${token}`, ...(fields && FORM) },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
    });
    return { status: reply.status, html: await reply.text(), location: reply.headers.get('location') ?? '' };
  };
  token = (await callApi(customers.generateToken)).jwt as string;
  if (login) token = (await callApi(customers.login, login)).jwt as string;
  return { fetchPage, callApi };
}
