import { createElement } from 'react';
import type { Print } from '../ui/print-part.ts';
import { plainHtml, Unprintable } from './plain-html.ts';

/** Prints a part that has nothing for a browser to do; one that has is left to React. */
export const printPlain: Print = (Part, props) => {
  try {
    return plainHtml(createElement(Part, props));
  } catch (error) {
    if (error instanceof Unprintable) return null;
    throw error;
  }
};
