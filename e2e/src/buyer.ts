import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { KNOWN } from '@vitrina/demo/known';
import { sendRequest } from './request.ts';
import { call, known } from './shop.ts';

/** Input of a guest at the checkout. */
export const GUEST = {
  email: 'zana.duric@example.com',
  phone: '040 123 456',
  name: 'Žana',
  surname: 'Đurić Šinkovec',
  street: 'Čopova ulica 14',
  post_code: '1000',
  town: 'Ljubljana',
} as const;

/** Creates a guest with a product in the cart; returns their token. */
export async function guestWithCart(handle: Exclude<keyof typeof KNOWN, 'variants'> = 'laptop', lang: LanguageCode = 'si'): Promise<string> {
  const { jwt } = await call(customers.generateToken, {});
  const { shopping_cart_code } = await known(handle, { lang });
  await call(webshopCart.addProduct, { shopping_cart_code }, { lang, token: jwt });
  return jwt;
}

/** Makes a browser page use this guest's token. */
export const becomeGuest = (page: Page, jwt: string): Promise<void> =>
  page.context().addCookies([{ name: 'token', value: jwt, url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);

/** Submits a form without scripts, with a page of the shop as its origin. */
export const sendForm = (path: string, jwt: string, fields: Record<string, string>): ReturnType<typeof sendRequest> =>
  sendRequest(path, {
    method: 'POST',
    headers: { cookie: `token=${jwt}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Sends a multipart form with files, encoded as a browser does. */
export function sendFiles(path: string, jwt: string, { fields, name, files }: { fields: Record<string, string>; name: string; files: readonly Buffer[] }) {
  const parts = [
    ...Object.entries(fields).map(([field, value]) => Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)),
    ...files.flatMap((file) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
      file,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ];
  return sendRequest(path, {
    method: 'POST',
    headers: { cookie: `token=${jwt}`, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat(parts),
  });
}

/** Loads a page as this guest. */
export const see = (path: string, jwt: string): ReturnType<typeof sendRequest> => sendRequest(path, { headers: { cookie: `token=${jwt}` } });
