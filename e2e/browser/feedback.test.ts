import { customers } from '@vitrina/contract/customers';
import { feedback } from '@vitrina/contract/feedback';
import { STAFF } from '@vitrina/demo/known';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call, known } from '../src/shop.ts';

/** Texts that try to run as scripts. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<svg onload=alert(3)>',
  '<img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '"><body onload=alert(1)>',
  "' onfocus=alert(1) autofocus x='",
  '--><script>alert(1)</script><!--',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<math><mtext></table></math><img src onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '{{constructor.constructor("alert(1)")()}} <%= alert(1) %>',
];

async function expectGood({ page, problems }: WatchedPage): Promise<void> {
  const violations = await findViolations(page);
  expect(violations.map(({ id, targets }) => `${id}: ${targets[0]}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems()).toEqual([]);
}

describeInBrowser('reviews and notices', () => {
  let open: WatchedPage;
  let staff: string;
  beforeAll(async () => {
    open = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
    ({ jwt: staff } = await call(customers.login, STAFF));
  });

  const LOOKS = [
    ['review', 'phone', 'light'],
    ['notice', 'desktop', 'dark'],
    ['review', 'desktop', 'dark'],
    ['notice', 'phone', 'light'],
  ] as const;
  it.each(inLongRun<(typeof LOOKS)[number]>(LOOKS, LOOKS.slice(0, 2)))(
    'the page of a %s on a %s, %s: nothing for axe to say, nothing too wide, no errors',
    async (name, size, colorScheme) => {
      const { page } = open;
      await page.setViewportSize(SIZES[size]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { id } = await known('laptop');
      await open.open(`/webshop/${name}/?product=${id}${name === 'notice' ? '&kind=price_drop' : ''}`);
      await expectGood(open);
    },
  );

  it('a product out of stock, on a phone: the form of its notice is accessible too', async () => {
    const { page } = open;
    await page.setViewportSize(SIZES.phone);
    await open.open((await known('out')).url_without_domain);
    await page.getByLabel('Obvestite me, ko bo spet na zalogi').waitFor();
    await expectGood(open);
  });

  let written = 0;
  afterAll(async () => {
    if (written) await call(feedback.decide, { id: written, decision: 'refuse', reason: 'off_topic' }, { token: staff });
  });

  it('a review is written from the product’s page; markup in it is text in the browser', async () => {
    const product = await known('otherSeller');
    const own = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
    const { page } = own;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await own.open(product.url_without_domain);
    await page.getByRole('link', { name: 'Napišite mnenje' }).click();
    await page.getByRole('heading', { level: 1, name: /^Mnenja/ }).waitFor();
    await page.getByRole('button', { name: 'Pošljite' }).click();
    // Announced immediately and focused, as the document is a new one.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await page.getByLabel('2, slabo').check();
    await page.getByLabel('Ime, ki bo objavljeno').fill('<img src=x onerror=alert(2)>');
    await page.getByLabel('Mnenje', { exact: true }).fill(PAYLOADS.join('\n'));
    await page.getByRole('button', { name: 'Pošljite' }).click();
    await page.getByRole('heading', { name: /vaše mnenje čaka na pregled/ }).waitFor();
    own.problems();
    await expectGood(own);
    const { items } = await call(feedback.staffComments, {}, { token: staff });
    written = items.find((item) => item.product.id === product.id)?.id as number;
    await call(feedback.decide, { id: written, decision: 'approve' }, { token: staff });
    await page.reload();
    await page.locator('.review').filter({ hasText: '<script>alert(1)</script>' }).first().waitFor();
    await expect
      .poll(
        async () => {
          await own.open(product.url_without_domain);
          return page.locator('.review').filter({ hasText: '<svg onload=alert(3)>' }).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await expectGood(own);
    expect(dialogs).toEqual([]);
  });
});
