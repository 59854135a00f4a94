/** Pages whose forms may hold photos. */
const TAKES_FILES = /^(?:\/[a-z]{2})?\/webshop\/(?:review|device)\/$/;

/** Whether a form that is sent to this path may hold files. */
export const takesFiles = (path: string): boolean => TAKES_FILES.test(path);

/** Of a form with its files, bytes. */
export const MOST_FORM_BYTES = 20 * 1024 * 1024;
/** Fields and files of one. */
export const MOST_FORM_PARTS = 40;
