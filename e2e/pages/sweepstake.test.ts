import { randomBytes } from 'node:crypto';
import { campaigns } from '@vitrina/contract/campaigns';
import { customers } from '@vitrina/contract/customers';
import { languageBase } from '@vitrina/contract/values/languages';
import { GAMES } from '@vitrina/demo/known';
import { beforeAll, describe, expect, it } from 'vitest';
import { see, sendForm } from '../src/buyer.ts';
import { entryCode } from '../src/entry-code.ts';
import { decode } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call, known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const newEmail = () => `igra-${randomBytes(5).toString('hex')}@example.com`;
const newGuest = async () => (await call(customers.generateToken, {})).jwt;
const game = (slug: string) => call(campaigns.sweepstake, { slug });

describe.each(SOME_LANGUAGES)('%s', (lang) => {
  it('all games and each game have a page in the language’s own words [S1.18, S2.13]', async () => {
    const { urls } = await game(GAMES.wheel);
    const paths = [`${languageBase(lang, 'si')}sweepstake/`, urls[lang], (await game(GAMES.sweepstake)).urls[lang], (await game(GAMES.closed)).urls[lang]];
    for (const path of paths) {
      const { status, text, headers } = await sendRequest(path as string);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\bgame_[a-z_]+|\{(?:count|moment|title|prize)\}/);
      expect(text).toContain(`rel="canonical"`);
      expect(text.match(/hreflang=/g)?.length).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('a wheel without scripts [S1.21]', () => {
  let path: string;
  beforeAll(async () => {
    path = (await game(GAMES.wheel)).url_without_domain;
  });

  it('shows odds, what is left and the commitment, and has a form', async () => {
    const html = decode(await page(path));
    const { commitment } = await game(GAMES.wheel);
    expect(html).toContain(commitment);
    expect(html).toContain('Verjetnost zdaj');
    expect(html).toMatch(/od 25\b/);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).not.toMatch(/name="accept_rules"[^>]*checked/);
    expect(html).not.toContain('name="newsletter"');
  });

  it('is spun by its form, once per person across cookies', async () => {
    const email = newEmail();
    const first = await sendForm(path, await newGuest(), { action: 'spin', email, accept_rules: '1' });
    expect(first.status).toBe(200);
    expect(decode(first.text)).toMatch(/Zadeli ste: |Tokrat brez nagrade/);
    const again = await sendForm(path, await newGuest(), { action: 'spin', email: email.replace('@', '+2@'), accept_rules: '1' });
    expect(again.status).toBe(422);
    expect(decode(again.text)).toContain('svojega ste že izkoristili');
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    const { status, text } = await sendForm(path, await newGuest(), { action: 'spin', email: 'ni-naslov' });
    expect(status).toBe(422);
    expect(text).toMatch(/name="email"[^>]*value="ni-naslov"|value="ni-naslov"[^>]*name="email"/);
    expect(text).toMatch(/id="f-email-error"/);
    expect(text).toMatch(/id="f-accept_rules-error"/);
  });
});

describe('a sweepstake [S1.18, S2.54]', () => {
  it('is entered by a form, and the entry counts when the link of the mail is followed and confirmed', async () => {
    const { url_without_domain: path, entries } = await game(GAMES.sweepstake);
    const [token, email] = [await newGuest(), newEmail()];
    const sent = await sendForm(path, token, { action: 'enter', name: 'Žana Đurić', email, accept_rules: '1' });
    expect([sent.status, sent.location]).toEqual([303, `${path}?sent=confirm`]);
    expect(decode((await see(`${path}?sent=confirm`, token)).text)).toContain('Še en korak: potrdite naslov');
    const code = await entryCode(email);
    for (const _ of [1, 2]) expect(decode(await page(`/sweepstake/?entry=${code}`))).toContain('Potrdite prijavo');
    const confirmed = await sendForm('/sweepstake/', token, { code });
    expect([confirmed.status, confirmed.location]).toEqual([303, `/sweepstake/?entry=${code}`]);
    const html = await page(`/sweepstake/?entry=${code}`);
    expect(decode(html)).toContain('Prijava velja');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect((await game(GAMES.sweepstake)).entries).toBeGreaterThan(entries);
  });

  it('with something wrong shows the form again with what was typed', async () => {
    const { url_without_domain: path } = await game(GAMES.sweepstake);
    const { status, text } = await sendForm(path, await newGuest(), { action: 'enter', name: 'Obdržano Ime', email: '', answer: 'Za učenje' });
    expect(status).toBe(422);
    expect(text).toContain('Obdržano Ime');
    expect(text).toContain('Za učenje');
    for (const name of ['email', 'accept_rules']) expect(text).toContain(`id="f-${name}-error"`);
  });

  it('that is over prints its protocol: secret, fingerprints, every ticket in the drawn order, without names', async () => {
    const { url_without_domain: path } = await game(GAMES.closed);
    const protocol = await call(campaigns.protocol, { slug: GAMES.closed });
    const html = await page(path);
    for (const digest of [protocol.seed, protocol.commitment, protocol.public_value as string]) expect(html).toContain(digest);
    const shown = [...html.matchAll(/<td><code>([0-9a-f]{16})<\/code><\/td>/g)].map(([, ticket]) => ticket);
    expect(shown).toEqual(protocol.entries.map(({ ticket }) => ticket));
    expect(html).toContain(`/api/sweepstake/${GAMES.closed}/protocol/`);
    expect(html).not.toContain('action="enter"');
  });

  it('unknown links and unknown games are not found', async () => {
    expect((await sendRequest(`/sweepstake/?entry=${'A'.repeat(22)}`)).status).toBe(404);
    expect((await sendRequest('/sweepstake/?entry=%00')).status).toBe(404);
    expect((await sendRequest('/sweepstake/ni-take-igre/')).status).toBe(404);
  });
});

describe('something for adults [S1.26]', () => {
  it('is marked on its page with what is asked at hand-over, and on its tile', async () => {
    const { url_without_domain, breadcrumbs } = await known('adult');
    const html = decode(await page(url_without_domain));
    expect(html).toContain('Starost preverimo ob predaji');
    expect(html).toMatch(/18\+<\/span><span class="visually-hidden">samo za odrasle/);
    const shelf = breadcrumbs.at(-1)?.url as string;
    expect(decode(await page(`${shelf}?sort=price_desc`))).toMatch(/18\+<\/span><span class="visually-hidden">samo za odrasle/);
    expect(decode(await page((await known('laptop')).url_without_domain))).not.toContain('samo za odrasle');
  });
});
