import { join } from 'node:path';
import { OFFICE } from '@vitrina/demo/known';
import type { Browser, BrowserContext, Locator, Page, Response } from 'playwright-core';
import { codeOf } from '../office-place.ts';
import { officeWords } from './office-words.ts';

export const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Width = keyof typeof WIDTHS;

/** Sums over all staff of the morning. */
export interface Tally {
  presses: number;
  /** Texts typed: a scan, a code, a field. */
  typed: number;
  pictures: number;
  /** Console errors, failed calls, script errors, and screens with overflow. */
  faults: string[];
}

interface PersonOptions {
  browser: Browser;
  origin: string;
  email: string;
  /** Folder of the screenshots. */
  folder: string;
  tally: Tally;
}

const PATIENCE_MS = 120_000;
const LOGINS = 20;
const CODES = 3;

/** Member of staff in a browser, who only presses, types and looks. */
export class Person {
  #page: Page;
  #width: Width = 'desk';
  #lang = 'si';
  readonly #options: PersonOptions;

  private constructor(page: Page, options: PersonOptions) {
    this.#page = page;
    this.#options = options;
    this.#watch();
  }

  static async come(options: PersonOptions): Promise<Person> {
    const person = new Person(await openPage(options, 'desk'), options);
    await person.#logIn();
    return person;
  }

  get page(): Page {
    return this.#page;
  }

  /** Opens a path of the back office in a language and at a device width; the session is kept. */
  async sit(lang: string, width: Width, path: string): Promise<void> {
    this.#lang = lang;
    if (width !== this.#width) {
      const before = this.#page.context();
      this.#page = await openPage(this.#options, width, await before.storageState());
      this.#width = width;
      this.#watch();
      await before.close();
      await this.#page.goto('/backoffice/');
    }
    await this.page.evaluate((code) => localStorage.setItem('office-language', code), lang);
    await this.page.goto(`/backoffice${path}`);
    await this.page.locator('h1').first().waitFor();
  }

  words(name: string): RegExp {
    return officeWords(this.#lang, name);
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.words(name) });
  }

  async press(what: Locator): Promise<void> {
    this.#options.tally.presses += 1;
    await what.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#options.tally.typed += 1;
    await field.fill(text);
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.#options.tally.presses += 2;
    await field.selectOption(value);
  }

  /** Waits until the toast shows this message. */
  async waitForToast(name: string): Promise<void> {
    await this.page
      .locator('.toast p')
      .filter({ hasText: this.words(name) })
      .waitFor();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  async dialogGone(): Promise<void> {
    await this.page.getByRole('dialog').first().waitFor({ state: 'detached' });
  }

  /** Takes a screenshot of the whole page after it has loaded; horizontal overflow is a fault. */
  async look(name: string): Promise<void> {
    const { tally, folder } = this.#options;
    await this.page.waitForLoadState('networkidle');
    tally.pictures += 1;
    const { width } = this.page.viewportSize() ?? WIDTHS.desk;
    await this.page.screenshot({ path: join(folder, `${String(tally.pictures).padStart(2, '0')}-${name}-${this.#lang}-${width}.png`), animations: 'disabled' });
    const tooWide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) tally.faults.push(`${name} in ${this.#lang} at ${width}: ${tooWide} px too wide`);
  }

  async #logIn(): Promise<void> {
    const { page } = this;
    await page.goto('/backoffice/');
    await page.locator('input[type=email]').waitFor();
    await this.type(page.locator('input[type=email]'), this.#options.email);
    await this.type(page.locator('input[type=password]'), OFFICE.password);
    const code = page.locator('input[autocomplete=one-time-code]');
    // While the shop is overloaded, the login is tried again.
    for (let tries = 0; tries < LOGINS && !(await code.isVisible()); tries += 1) {
      await this.press(page.locator('button[type=submit]'));
      await code.or(page.locator('.login-problem:not(:empty)')).first().waitFor();
    }
    await this.type(page.locator('input[autocomplete=one-time-code]'), codeOf(OFFICE.totpSecret));
    await this.press(page.locator('button[type=submit]'));
    await page.locator('.frame').waitFor();
  }

  /** Actions on money require the second factor again after five minutes: types the current code. */
  async #confirm(page: Page): Promise<void> {
    const code = page.locator('[role=dialog] input[autocomplete=one-time-code]');
    await code.waitFor();
    const refused = page.locator('[role=dialog] .login-problem:not(:empty)');
    for (let tries = 0; tries < CODES && (await code.isVisible()); tries += 1) {
      // A code is accepted once: if it was used already, waits for that of the next half minute.
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 30_000 - (Date.now() % 30_000)));
      await this.type(code, codeOf(OFFICE.totpSecret));
      await this.press(page.locator('[role=dialog] .login-form button[type=submit]'));
      await Promise.race([code.waitFor({ state: 'detached' }), refused.waitFor()]);
    }
  }

  #watch(): void {
    const { page } = this;
    const { faults } = this.#options.tally;
    const requiresCode = async (reply: Response): Promise<boolean> => reply.status() === 403 && (await reply.text()).includes('error_confirm_needed');
    const look = async (reply: Response): Promise<void> => {
      if (await requiresCode(reply)) await this.#confirm(page);
      else faults.push(`${reply.status()} of ${reply.url()}`);
    };
    // Rejected calls are console errors, too; they are judged by their replies.
    const isExpected = (text: string): boolean => text.includes('status of 403');
    page.on('console', (message) => message.type() === 'error' && !isExpected(message.text()) && faults.push(`console at ${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`script at ${page.url()}: ${error.message}`));
    page.on('response', (reply) => reply.status() >= 400 && void look(reply).catch((error: unknown) => faults.push(`at ${page.url()}: ${String(error)}`)));
    page.on('dialog', (dialog) => void dialog.accept());
  }
}

async function openPage({ browser, origin }: PersonOptions, width: Width, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WIDTHS[width],
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Ljubljana',
    ...(width === 'phone' && { isMobile: true, hasTouch: true }),
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}
