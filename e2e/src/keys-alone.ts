import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has before what is looked for. */
const MOST_STOPS = 120;

/** Works a page by keys alone, and counts what would be a click by mouse. */
export class KeysAlone {
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes by Tab until it has the focus, which must be seen. */
  async reach(target: Locator): Promise<void> {
    const one = target.first();
    await one.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await one.evaluate((element) => element === document.activeElement && element.matches(':focus-visible'))) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${one}`);
  }

  /** Goes to a button or link and presses Enter: a click. */
  async activate(target: Locator): Promise<void> {
    await this.reach(target);
    await this.enter();
  }

  async enter(): Promise<void> {
    this.clicks += 1;
    await this.#page.keyboard.press('Enter');
  }

  /** Keys that are no click: letters of the screen, arrows, Escape, Enter that ends what is typed. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** A scanner types a code and Enter by itself. */
  async scan(code: string): Promise<void> {
    await this.type(code);
    await this.#page.keyboard.press('Enter');
  }

  /** What has the focus; empty where it was lost. */
  focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`;
    });
  }
}
