import { randomBytes } from 'node:crypto';
import { campaigns } from '@vitrina/contract/campaigns';
import { GAMES } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call } from '../src/shop.ts';

const newEmail = () => `kolo-${randomBytes(5).toString('hex')}@example.com`;
const MOST_KEYS = 80;

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST_KEYS; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selectorText) => document.activeElement?.matches(selectorText) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function fill(page: Page, email: string): Promise<void> {
  await page.fill('.spin-form [name=email]', email);
  await page.check('.spin-form [name=accept_rules]');
  await page.click('.spin-form [type=submit]');
}

/** Counts and shortens the wheels' animations: the tests are about their results. */
const countTurns = (page: Page) =>
  page.addInitScript(() => {
    const turns = { count: 0 };
    Object.assign(globalThis, { turns });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.classList.contains('wheel-disc')) turns.count += 1;
      return animate.call(this, frames, typeof options === 'object' ? { ...options, duration: 50 } : options);
    };
  });
const turns = (page: Page) => page.evaluate(() => (globalThis as unknown as { turns: { count: number } }).turns.count);

describeInBrowser('prize games', () => {
  let paths: Record<'wheel' | 'sweepstake' | 'closed', string>;
  /** Views pages and does not play. */
  let looker: WatchedPage;
  beforeAll(async () => {
    looker = await openBrowser({ reducedMotion: 'reduce' });
    const of = async (slug: string) => (await call(campaigns.sweepstake, { slug })).url_without_domain;
    paths = { wheel: await of(GAMES.wheel), sweepstake: await of(GAMES.sweepstake), closed: await of(GAMES.closed) };
  });

  async function expectGood(open: WatchedPage, name: string): Promise<void> {
    const found = [
      ...(await judge(open, { size: 'phone', colorScheme: 'light' })),
      ...(await open.page.evaluate(findTooWide)),
      ...(await judge(open, { size: 'desktop', colorScheme: 'dark', onlyColours: true })),
    ];
    expect(found, name).toEqual([]);
  }

  it.each(['index', 'wheel', 'sweepstake', 'closed'] as const)('%s: nothing for axe to say and nothing too wide, on phones and desktops', async (name) => {
    await looker.page.setViewportSize(SIZES.phone);
    await looker.open(name === 'index' ? '/sweepstake/' : paths[name]);
    await expectGood(looker, name);
    expect(looker.problems()).toEqual([]);
  });

  it('a wheel is spun by keyboard alone; without motion it stands where it stops, and the result has the focus [S1.21]', async () => {
    const open = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce' });
    const { page } = open;
    await countTurns(page);
    await open.open(paths.wheel);
    await tabTo(page, '.spin-form [name=email]');
    await page.keyboard.type(newEmail());
    await tabTo(page, '.spin-form [name=accept_rules]');
    await page.keyboard.press('Space');
    await tabTo(page, '.spin-form [type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.spin-result:focus').waitFor();
    expect(await page.textContent('.spin-result')).toMatch(/Zadeli ste: |Tokrat brez nagrade/);
    expect(await turns(page)).toBe(0);
    expect(await page.getAttribute('.wheel-disc', 'transform')).not.toBe('rotate(0)');
    await expectGood(open, 'result');
    expect(open.problems()).toEqual([]);
  });

  it('a wheel turns once where motion is welcome, and shows the server’s draw', async () => {
    const open = await openBrowser({ reducedMotion: 'no-preference' });
    const { page } = open;
    await countTurns(page);
    await open.open(paths.wheel);
    await fill(page, newEmail());
    await page.locator('.spin-result').waitFor();
    expect(await turns(page)).toBe(1);
    expect(open.problems()).toEqual([]);
  });

  it('a missing value is reported at its field, which has the focus; a second try in another browser is refused', async () => {
    const email = newEmail();
    const first = await openBrowser({ reducedMotion: 'reduce' });
    await first.open(paths.wheel);
    await first.page.click('.spin-form [type=submit]');
    await first.page.locator('.spin-form [name=email][aria-invalid=true]:focus').waitFor();
    await expectGood(first, 'errors');
    await fill(first.page, email);
    await first.page.locator('.spin-result').waitFor();
    const second = await openBrowser({ reducedMotion: 'reduce' });
    await second.open(paths.wheel);
    await fill(second.page, email.toUpperCase());
    await second.page.locator('.spin-form [role=alert]').waitFor();
    expect(await second.page.textContent('.spin-form [role=alert]')).toContain('svojega ste že izkoristili');
  });

  it('works without scripts', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(paths.wheel);
    await fill(page, newEmail());
    await page.locator('.spin-result').waitFor();
    await open(paths.sweepstake);
    await page.fill('#f-name', 'Žana Đurić');
    await page.fill('#f-email', newEmail());
    await page.check('#f-accept_rules');
    await page.click('.game-panel [type=submit]');
    await page.getByRole('heading', { name: 'Še en korak: potrdite naslov' }).waitFor();
  });

  it('the draw of a closed sweepstake is made again in the browser, and comes out the same [S1.18]', async () => {
    const { page } = looker;
    await looker.open(paths.closed);
    await page.getByRole('button', { name: 'Preračunaj žreb' }).click();
    await page.locator('.verdict-right').waitFor();
    expect(await page.textContent('.verdict-right')).toContain('48');
    await expectGood(looker, 'recomputed');
    expect(looker.problems()).toEqual([]);
  });

  it('a manipulated protocol fails the check', async () => {
    const { page, open } = await openBrowser({ reducedMotion: 'reduce' });
    await page.route('**/protocol/', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: { entries: { prize: number | null }[] } };
      body.data.entries[5] = { ...body.data.entries[5], prize: 1 };
      await route.fulfill({ response: reply, json: body });
    });
    await open(paths.closed);
    await page.getByRole('button', { name: 'Preračunaj žreb' }).click();
    await page.locator('.verdict-wrong').waitFor();
  });
});
