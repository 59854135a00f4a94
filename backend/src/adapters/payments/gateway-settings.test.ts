import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { corvusPayFromEnv, corvusPayGateway } from './corvuspay.ts';
import { monriFromEnv, monriGateway } from './monri.ts';
import { createGateways, PAYMENT_CODES } from './index.ts';
import { isSameSignature } from './signatures.ts';
import { stripeFromEnv, stripeGateway } from './stripe.ts';
import { wsPayFromEnv, wsPayGateway } from './wspay.ts';

const ENV = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', CORVUSPAY_STORE_ID: '1234', CORVUSPAY_SECRET_KEY: 'secret' },
  ...{ MONRI_MERCHANT_KEY: 'secret', MONRI_AUTHENTICITY_TOKEN: 'token', WSPAY_SHOP_ID: 'SHOP', WSPAY_SECRET_KEY: 'secret' },
};
const FROM_ENV = { stripe: stripeFromEnv, corvuspay: corvusPayFromEnv, monri: monriFromEnv, wspay: wsPayFromEnv };

describe('gateways', () => {
  it.each(Object.entries(FROM_ENV))('%s is there with its settings, absent without, and refuses half of them', (code, fromEnv) => {
    expect(fromEnv(ENV)?.code).toBe(code);
    expect(fromEnv({})).toBeNull();
    const own = Object.keys(ENV).filter((name) => name.startsWith(code.toUpperCase()));
    for (const name of own) expect(() => fromEnv({ ...ENV, [name]: ' ' })).toThrow(name);
  });

  it('all together are those that the folder of a shop may name', () => {
    const sandbox = { bankUrl: 'http://localhost:1', secret: 'a secret of the sandbox' };
    expect(new Set(createGateways({ env: ENV, sandbox }).map(({ code }) => code))).toEqual(new Set(PAYMENT_CODES));
  });

  it.each([
    ['not without its settings', {}, false],
    ['with them', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, true],
  ])('load Stripe’s library %s', (_name, env, isLoaded) => {
    const program = `
      import { registerHooks } from 'node:module';
      const asked = [];
      registerHooks({ resolve: (name, context, next) => (asked.push(name), next(name, context)) });
      const { createGateways } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
      createGateways({ env: ${JSON.stringify(env)} });
      process.on('exit', () => console.log(asked.includes('stripe')));`;
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd, encoding: 'utf8' }).trim()).toBe(String(isLoaded));
  });

  it('do not work without a secret', () => {
    expect(() => stripeGateway({ secretKey: 'sk_1', webhookSecret: '' })).toThrow('webhookSecret');
    expect(() => corvusPayGateway({ storeId: '1234', secretKey: '', currency: 'EUR' })).toThrow('secretKey');
    expect(() => monriGateway({ merchantKey: ' ', authenticityToken: 'token' })).toThrow('merchantKey');
    expect(() => wsPayGateway({ shopId: 'SHOP', secretKey: '', currency: 'EUR' })).toThrow('secretKey');
  });

  it('refuse a currency the shop does not know', () => {
    expect(() => wsPayFromEnv({ ...ENV, WSPAY_CURRENCY: 'HRK' })).toThrow('HRK');
    expect(corvusPayFromEnv({ ...ENV, CORVUSPAY_CURRENCY: 'BAM' })?.currencies).toEqual(['BAM']);
  });

  it('compare signatures whole', () => {
    expect(isSameSignature('AB', 'ab')).toBe(true);
    for (const other of [undefined, '', 'a', 'abc', 1, ['ab']]) expect(isSameSignature(other, 'ab')).toBe(false);
  });
});
