import { createElement } from 'react';
import type { Print } from '../ui/print-part.ts';
import { plainHtml, Unprintable } from './plain-html.ts';

/** Renders a static part to HTML; a part with interactive elements is left to React. */
export const printPlain: Print = (Part, props) => {
  try {
    return plainHtml(createElement(Part, props));
  } catch (error) {
    if (error instanceof Unprintable) return null;
    throw error;
  }
};
