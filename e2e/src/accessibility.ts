import { inLongRun, isLongRun } from '@vitrina/contract/testing/long-run';
import { findViolations } from './find-violations.ts';
import { SIZES, type WatchedPage } from './browser.ts';

export interface View {
  size: keyof typeof SIZES;
  colorScheme: 'light' | 'dark';
  /** Colours are all that a colour scheme changes. */
  onlyColours?: boolean;
  /** Contrasts and the sizes of targets: what a colour scheme and a width change in a state that is judged whole elsewhere. */
  onlyLooks?: boolean;
  /** The sizes of targets: what a width changes. */
  onlyTargets?: boolean;
}

/** Returns axe's findings on the page in its present state. */
export async function judge({ page }: Pick<WatchedPage, 'page'>, { size, colorScheme, onlyColours, onlyLooks, onlyTargets }: View): Promise<string[]> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const rules = [...(onlyColours || onlyLooks ? ['color-contrast'] : []), ...(onlyTargets || onlyLooks ? ['target-size'] : [])];
  const violations = await findViolations(page, rules.length > 0 ? { rules } : {});
  return violations.map(({ id, targets }) => `${size} ${colorScheme}: ${id} at ${targets.slice(0, 3).join(', ')}`);
}

/** Views of a page that is judged in two languages: the default one whole on a wide screen, the one with the longest words where it is narrow and dark. `--all` takes all. */
export const viewsOfLanguage = <Language extends string>(all: Record<Language, readonly View[]>): Record<Language, readonly View[]> =>
  isLongRun ? all : { ...all, si: [{ size: 'desktop', colorScheme: 'light' }], de: [{ size: 'phone', colorScheme: 'dark', onlyLooks: true }] };

/** The wide view comes last, as tests go on in it. */
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

/** What axe finds in the page as it is now, on a phone and on a wide screen, and what reaches beyond the window there. */
export async function judgeBothSizes(visit: Pick<WatchedPage, 'page'>): Promise<string[]> {
  const found: string[] = [];
  for (const view of BOTH_SIZES) {
    found.push(...(await judge(visit, view)));
    found.push(...(await visit.page.evaluate(findTooWide)).map((one) => `${view.size}: ${one}`));
  }
  return found;
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
