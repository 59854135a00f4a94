import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { expect, it } from 'vitest';
import { CALLS } from './calls.ts';

const CONTRACT = { ...webshopCart, ...webshopOrders, login: customers.login, profileUpdate: accounts.profileUpdate } as Record<
  string,
  { key: string; method: string; path: string }
>;

it.each(Object.entries(CALLS))('the call %s is the contract’s', (name, call) => {
  const { key, method } = CONTRACT[name] as (typeof CONTRACT)[string];
  expect(call).toEqual({ key, method, path: '' });
});
