import { findViolations } from './find-violations.ts';
import { SIZES, type WatchedPage } from './browser.ts';

export interface View {
  size: keyof typeof SIZES;
  colorScheme: 'light' | 'dark';
  /** Colours are all that a colour scheme changes. */
  onlyColours?: boolean;
}

/** Returns axe's findings on the page in its present state. */
export async function judge({ page }: Pick<WatchedPage, 'page'>, { size, colorScheme, onlyColours = false }: View): Promise<string[]> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await findViolations(page, onlyColours ? { rules: ['color-contrast'] } : {});
  return violations.map(({ id, targets }) => `${size} ${colorScheme}: ${id} at ${targets.slice(0, 3).join(', ')}`);
}

/** Returns elements that extend beyond the window, even if cut off; lists that scroll by themselves may. */
export function findTooWide(): string[] {
  const isCut = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const tooWide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && !isCut(element.parentElement) && !element.closest('[class*="visually-hidden"], .skip')
    );
  });
  return tooWide.map(
    (element) => `${element.nodeName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${Math.round(element.getBoundingClientRect().right)}`,
  );
}
