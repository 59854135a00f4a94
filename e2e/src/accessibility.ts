import { inLongRun, isLongRun } from '@vitrina/contract/testing/long-run';
import { findViolations } from './find-violations.ts';
import { SIZES, type WatchedPage } from './browser.ts';

export interface View {
  size: keyof typeof SIZES;
  colorScheme: 'light' | 'dark';
  /** Only colours, for another colour scheme. */
  onlyColours?: boolean;
  /** Only contrasts and target sizes, for another colour scheme and width of a state that is tested completely elsewhere. */
  onlyLooks?: boolean;
  /** Only target sizes, for another width. */
  onlyTargets?: boolean;
}

/** Returns axe's findings on the page in its current state. */
export async function judge({ page }: Pick<WatchedPage, 'page'>, { size, colorScheme, onlyColours, onlyLooks, onlyTargets }: View): Promise<string[]> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const rules = [...(onlyColours || onlyLooks ? ['color-contrast'] : []), ...(onlyTargets || onlyLooks ? ['target-size'] : [])];
  const violations = await findViolations(page, rules.length > 0 ? { rules } : {});
  return violations.map(({ id, targets }) => `${size} ${colorScheme}: ${id} at ${targets.slice(0, 3).join(', ')}`);
}

/**
 * Views of a page that is tested in two languages: the default one completely on a wide screen, the one with the longest words on a narrow and dark
 * screen. `--all` uses all views.
 */
export const viewsOfLanguage = <Language extends string>(all: Record<Language, readonly View[]>): Record<Language, readonly View[]> =>
  isLongRun ? all : { ...all, si: [{ size: 'desktop', colorScheme: 'light' }], de: [{ size: 'phone', colorScheme: 'dark', onlyLooks: true }] };

/** The wide view comes last, as tests continue in it. */
const BOTH_SIZES = inLongRun<View>(
  [
    { size: 'phone', colorScheme: 'light' },
    { size: 'tablet', colorScheme: 'light', onlyColours: true },
    { size: 'desktop', colorScheme: 'dark', onlyColours: true },
    { size: 'desktop', colorScheme: 'light' },
  ],
  [
    { size: 'phone', colorScheme: 'light', onlyTargets: true },
    { size: 'desktop', colorScheme: 'light' },
  ],
);

/** Findings of axe on the current page, on a phone and on a wide screen, and elements that extend beyond the window there. */
export async function judgeBothSizes(visit: Pick<WatchedPage, 'page'>): Promise<string[]> {
  const found: string[] = [];
  for (const view of BOTH_SIZES) {
    found.push(...(await judge(visit, view)));
    found.push(...(await visit.page.evaluate(findTooWide)).map((one) => `${view.size}: ${one}`));
  }
  return found;
}

/** Returns elements that extend beyond the window, even if cut off; scrollable lists are allowed to. */
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
