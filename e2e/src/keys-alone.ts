import type { Locator, Page } from 'playwright-core';

/** More Tab stops than any screen has before a target. */
const MOST_STOPS = 120;

/** Operates a page by keyboard alone, and counts the equivalents of mouse clicks. */
export class KeysAlone {
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the target has the focus, which must be visible. */
  async reach(target: Locator): Promise<void> {
    const one = target.first();
    await one.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await one.evaluate((element) => element === document.activeElement && element.matches(':focus-visible'))) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${one}`);
  }

  /** Moves to a button or link and presses Enter: counts as a click. */
  async activate(target: Locator): Promise<void> {
    await this.reach(target);
    await this.enter();
  }

  async enter(): Promise<void> {
    this.clicks += 1;
    await this.#page.keyboard.press('Enter');
  }

  /** Keys that do not count as clicks: letter shortcuts, arrows, Escape, Enter after typing. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Types a code and Enter like a scanner. */
  async scan(code: string): Promise<void> {
    await this.type(code);
    await this.#page.keyboard.press('Enter');
  }

  /** The focused element; empty: focus was lost. */
  focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`;
    });
  }
}
