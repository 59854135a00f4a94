import { expect, it, vi } from 'vitest';
import { page, stubStorefront } from '../testing/stub-storefront.ts';
import { startTestShop } from '../testing/start-test-shop.ts';

const HOST = { host: 'www.vitrina.example' };

it('in production a server is ready when the first pages are rendered; earlier requests are served too', async () => {
  let makeFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    makeFirst = resolve;
  });
  let isFirst = true;
  const storefront = stubStorefront(async ({ url }) => {
    if (isFirst) {
      isFirst = false;
      await first;
      return page('<a class="tile" href="/laptop-1/">Laptop</a> <a href="https://elsewhere.example/">Elsewhere</a>');
    }
    return page(`page ${new URL(url).pathname}`);
  });
  const shop = await startTestShop({ storefront, env: { NODE_ENV: 'production', PUBLIC_URL: 'https://www.vitrina.example' } });
  try {
    const ready = () => fetch(`${shop.origin}/readyz`, { headers: HOST });
    expect([(await ready()).status, await (await ready()).text()]).toEqual([503, expect.stringContaining('first pages are being made')]);
    makeFirst();
    await vi.waitFor(async () => expect((await ready()).status).toBe(200));
    const renderedPaths = storefront.requests.map(({ url }) => url);
    expect(renderedPaths).toContain('/hr/');
    expect(renderedPaths).toContain('/laptop-1/');
    expect(renderedPaths.every((path) => path.startsWith('/'))).toBe(true);
  } finally {
    await shop.stop();
  }
});
