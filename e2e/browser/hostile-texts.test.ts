import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { hostileTexts } from '@vitrina/contract/testing/hostile-texts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

/** Events that must never happen on a page. */
interface Harm {
  ran: number[];
  refused: string[];
}
declare global {
  var harm: Harm;
}

/** Texts per field, so that all of them are put into every field of content. */
const PER_FIELD = 6;
/** Fields of each content in `si`, both rich and plain text. */
const FIELDS = ['title', 'seo_title', 'seo_description', 'short_description', 'content'] as const;

let shop: RunningShop;
let paths: string[];

/** Writes the hostile texts over the demo shop's, bypassing all input validation. */
async function poison(databaseUrl: string): Promise<string[]> {
  const texts = hostileTexts();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ content_id: number; kind: string }>(
      `select t.content_id, c.kind from content_texts t join contents c on c.id = t.content_id where t.lang = 'si' order by t.content_id`,
    );
    const slots = Math.ceil(texts.length / PER_FIELD);
    expect(rows.length).toBeGreaterThanOrEqual(slots);
    for (const [i, { content_id, kind }] of rows.entries()) {
      const own = (shift: number) => {
        const from = (((i + shift * 7) % slots) * PER_FIELD) % texts.length;
        return `Besedilo ${texts.slice(from, from + PER_FIELD).join(' ')}`;
      };
      await client.query(`update content_texts set ${FIELDS.map((field, n) => `${field} = $${n + 2}`).join(', ')} where content_id = $1 and lang = 'si'`, [
        content_id,
        ...FIELDS.map((_, n) => own(n)),
      ]);
      if (kind === 'landing')
        await client.query(`update content_texts set blocks = $2 where content_id = $1 and lang = 'si'`, [
          content_id,
          JSON.stringify([...texts.map((html) => ({ block: 'rich-text', html })), { block: `"><script>xss(1)</script>` }]),
        ]);
    }
    await client.query(
      `update comments c set display_name = t.texts[1 + c.id % 300], message = t.texts[1 + (c.id * 7) % 300] from (select $1::text[] as texts) t`,
      [texts],
    );
    await client.query(
      `update product_texts p set title = t.texts[1 + p.product_id % 300], short_description = t.texts[1 + (p.product_id * 7) % 300]
      from (select $1::text[] as texts) t where p.lang = 'si'`,
      [texts],
    );
    await client.query(`update manufacturers m set title = t.texts[1 + m.id % 300] from (select $1::text[] as texts) t`, [texts]);
    await client.query(
      `update categories c set titles = c.titles || jsonb_build_object('si', t.texts[1 + c.id % 300]), descriptions = c.descriptions || jsonb_build_object('si', t.texts[1 + (c.id * 7) % 300])
       from (select $1::text[] as texts) t`,
      [texts],
    );
    await client.query(
      `update newsletter_texts n set subject = t.texts[1], html = array_to_string(t.texts, ' ') from (select $1::text[] as texts) t where n.lang = 'si'`,
      [texts],
    );
    const content = await client.query<{ path: string }>(`select path from routes where lang = 'si' and page_key like 'content:%' order by path`);
    const products = await client.query<{ path: string }>(
      `select '/' || slug || '-izdelki-' || product_id || '/' as path from product_texts where lang = 'si' order by product_id limit 12`,
    );
    const others = await client.query<{ path: string }>(`select path from routes where lang = 'si' and controller = 'catalog' order by path limit 12`);
    const newsletters = await client.query<{ path: string }>(
      `select '/newsletter/' || id || '/' || code || '/' as path from newsletters where sent_at is not null`,
    );
    return [...newsletters.rows, ...content.rows, ...products.rows, ...others.rows].map((row) => row.path);
  } finally {
    await client.end();
  }
}

describeInBrowser('texts that would run as script', () => {
  beforeAll(async () => {
    shop = await startOwnShop();
    paths = await poison(shop.databaseUrl as string);
  });
  afterAll(() => shop.stop());

  it('none of 300 runs, loads or is refused by the policy, on the pages that show them', async () => {
    const { page } = await openBrowser({ baseURL: shop.origin });
    const dialogs: string[] = [];
    const foreign: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url());
    });
    await page.addInitScript(() => {
      globalThis.harm = { ran: [], refused: [] };
      Object.assign(globalThis, { xss: (n: number) => globalThis.harm.ran.push(n) });
      document.addEventListener('securitypolicyviolation', (event) =>
        globalThis.harm.refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    expect(paths.length).toBeGreaterThan(60);
    let shown = 0;
    // Each page shows different ones of the 300 texts; landing pages show them all.
    const looked = inLongRun(paths, [...paths.filter((_, place) => place % 5 === 0), ...paths.slice(-3)]);
    for (const path of looked) {
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      const found = await page.evaluate(() => ({
        ...globalThis.harm,
        handlers: [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        ),
        addresses: [...document.querySelectorAll('a, area, form')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
          .filter((address) => /^\s*(?:java|vb)script:|^\s*data:/i.test(address)),
        scripts: [...document.querySelectorAll('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')].length,
      }));
      if (await page.evaluate(() => document.body.textContent?.includes('xss('))) shown += 1;
      expect({ path, ...found }).toEqual({ path, ran: [], refused: [], handlers: [], addresses: [], scripts: 0 });
    }
    // The texts were really visible.
    expect(shown).toBeGreaterThan(looked.length * 0.8);
    expect([dialogs, foreign]).toEqual([[], []]);
  });
});
