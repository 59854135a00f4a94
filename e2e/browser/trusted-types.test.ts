import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser, SIZES, takeRefused } from '../src/browser.ts';
import { contentPaths } from '../src/content-paths.ts';
import { pageKinds } from '../src/page-kinds.ts';
import { publish } from '@vitrina/contract/publish';
import { call, known } from '../src/shop.ts';

const OTHERS = ['/faq/', '/auth/login/', '/auth/signup/', '/webshop/login/', '/newsletter/'];

/** Names of the methods by which a string can still become markup, a script or a script's URL. */
const waysOpen = (page: Page) =>
  page.evaluate(() => {
    const markup = '<b>x</b>';
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: markup }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
      write: () => document.write(markup),
      parseFromString: () => new DOMParser().parseFromString(markup, 'text/html'),
      src: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
      policy: () => globalThis.trustedTypes?.createPolicy('other', { createHTML: (html) => html }),
      'default policy': () => globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

describeInBrowser('markup of strings', () => {
  it('is created nowhere: no page of any kind violates its policy, as a document or reached by scripts', { timeout: 240_000 }, async () => {
    const { page, open } = await openBrowser();
    const guides = (await call(publish.posts, { order: 'highlighted' })).items.slice(0, 2).flatMap((one) => one.url_without_domain ?? []);
    expect(guides).toHaveLength(2);
    const paths = [...guides, ...Object.values(await pageKinds('si')), ...(await contentPaths('si')).slice(0, 8), ...OTHERS];
    for (const path of paths) await open(path);
    // Private pages and other than pages load as separate documents.
    for (const path of paths.filter((one) => !/^\/(?:webshop|auth|nothing|newsletter)/.test(one))) {
      await follow(page, path);
      await page.waitForURL((url) => url.pathname === path.split('?')[0]);
      await page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
    }
    expect(takeRefused()).toEqual([]);
  });

  it('is refused and reported on a hydrated page and on the next one', async () => {
    const { page, open } = await openBrowser();
    const expectAllReported = async () => {
      const reports: string[] = [];
      await expect.poll(() => reports.push(...takeRefused()) && reports.join('\n')).toMatch(/trusted-types-policy default/);
      for (const what of ['Element innerHTML', 'insertAdjacentHTML', 'Document write', 'HTMLScriptElement src', 'HTMLIFrameElement srcdoc', 'policy other'])
        expect(reports.join('\n')).toContain(what);
    };
    await open('/');
    expect(await waysOpen(page)).toEqual([]);
    await expectAllReported();
    // A product's description is built from HTML in the browser here.
    await follow(page, (await known('laptop')).url_without_domain);
    await page.locator('.product-description > *').first().waitFor();
    expect(takeRefused()).toEqual([]);
    expect(await waysOpen(page)).toEqual([]);
    await expectAllReported();
  });

  it('of a text stays the same elements while the page around it changes', async () => {
    const { page, open } = await openBrowser();
    await open((await known('laptop')).url_without_domain);
    await page.evaluate(() => Object.assign(document.querySelector('.product-description > *') as Element, { isFirst: true }));
    await page.locator('.buy-row .scales').first().click();
    await page.locator('.buy-row .scales[aria-pressed=true]').first().waitFor();
    expect(await page.evaluate(() => (document.querySelector('.product-description > *') as { isFirst?: boolean } | null)?.isFirst)).toBe(true);
  });

  it('is not needed by the picture viewer: its keys have their icons', async () => {
    const { page, open } = await openBrowser({ viewport: SIZES.desktop });
    await open((await known('laptop')).url_without_domain);
    await page.locator('main a.fancybox:visible').first().click();
    const viewer = page.getByRole('dialog');
    await viewer.locator('[aria-hidden=false] img').first().waitFor();
    const areIconsRendered = await viewer.locator('button:visible .pswp__icn').evaluateAll((icons) =>
      icons.map((icon) => {
        const { width, height } = (icon.querySelector('path:not([class])') as SVGGraphicsElement).getBBox();
        return width >= 12 && height >= 12;
      }),
    );
    // The first picture has no button for the previous one.
    expect(areIconsRendered).toEqual([true, true, true]);
    await viewer.getByRole('button', { name: 'Povečaj', exact: false }).click();
    await page.locator('.pswp--zoomed-in').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });
});
