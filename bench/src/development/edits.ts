import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of a file, and what a page shows once it is applied. */
export interface Edit {
  name: string;
  file: string;
  /** Returns the file's text with a new marker in it. */
  change: (text: string, mark: string) => string;
  /** Runs in the browser; true if the marker is visible. */
  isSeen: (mark: string) => boolean;
}

/** Replaces a text in a file; throws if it is missing, as the drill would then wait for nothing. */
export function replaced(text: string, what: string | RegExp, by: string): string {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`nothing to replace: ${what}`);
  return changed;
}

/** Rewrites a file; returns its previous text. */
export function edit(root: string, { file, change }: Pick<Edit, 'file' | 'change'>, mark: string): string {
  const before = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), change(before, mark));
  return before;
}

const FOOTER = 'storefront/src/features/footer/footer.tsx';
const FOOTER_CLASS = 'className="site-footer"';
export const SITE_CONFIG = 'backend/src/site-config.ts';

/** Edits that are visible on the Slovenian home page. A marker is a number. */
export const EDITS: Record<'component' | 'style' | 'label' | 'load' | 'backend', Edit> = {
  component: {
    name: 'a component',
    file: FOOTER,
    change: (text, mark) => replaced(text, /className="site-footer"(?: data-mark="\d+")?/, `${FOOTER_CLASS} data-mark="${mark}"`),
    isSeen: (mark) => document.querySelector('footer')?.getAttribute('data-mark') === mark,
  },
  style: {
    name: 'a style',
    file: 'storefront/src/features/footer/footer.css',
    change: (text, mark) => `${text}\n.site-footer { outline-offset: ${mark}px; }\n`,
    isSeen: (mark) => getComputedStyle(document.querySelector('footer') as Element).outlineOffset === `${mark}px`,
  },
  label: {
    name: 'a label',
    file: 'backend/src/modules/labels/texts/newsletter/si.json',
    change: (text, mark) => replaced(text, /("newsletter_button": )"[^"]*"/, `$1"Gumb ${mark}"`),
    isSeen: (mark) => document.querySelector('.newsletter-form button')?.textContent === `Gumb ${mark}`,
  },
  load: {
    name: 'what a page loads',
    file: 'storefront/src/pages/cms-homepage/head.ts',
    change: (text, mark) => replaced(text, /title: (?:'\d+' \+ )?labels/, `title: '${mark}' + labels`),
    isSeen: (mark) => document.title.startsWith(mark),
  },
  backend: {
    name: 'the backend',
    file: SITE_CONFIG,
    change: (text, mark) => replaced(text, /phone: (?:shop\.phone \?\? ''|'[^']*')/, `phone: '+386 ${mark}'`),
    isSeen: (mark) => document.querySelector('footer a[href^="tel:"]')?.textContent === `+386 ${mark}`,
  },
};
