import { mod97 } from '@vitrina/contract/values/iban';

export { mod97 };

/** Two check digits that, appended to the text, make its remainder 1. */
export const mod97Control = (text: string): string => String(98 - mod97(`${text}00`)).padStart(2, '0');
