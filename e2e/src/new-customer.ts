import type { Page } from 'playwright-core';
import { accounts } from '@vitrina/contract/accounts';
import { inject } from 'vitest';
import { sentMail } from './sent-mail.ts';
import { call } from './shop.ts';

export const NEW_CUSTOMERS_PASSWORD = 'zelena žaba skače daleč';

/** Creates an account; returns its address and a token. */
export async function newCustomer(): Promise<{ email: string; jwt: string }> {
  const email = `nova.${Date.now()}.${Math.random().toString(36).slice(2)}@primer.test`;
  await call(accounts.signup, { email });
  const { linkId: id, linkCode: code } = await sentMail(email, 'signup');
  const { jwt } = await call(accounts.signupConfirm, { id, code, password: NEW_CUSTOMERS_PASSWORD });
  return { email, jwt };
}

/** Creates a customer and logs the page in; returns the address. */
export async function becomeCustomer(page: Page): Promise<string> {
  const { email, jwt } = await newCustomer();
  await page.context().addCookies([{ name: 'token', value: jwt, url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);
  return email;
}
