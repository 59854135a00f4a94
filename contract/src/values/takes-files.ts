/** Pages with forms that accept photos. */
const TAKES_FILES = /^(?:\/[a-z]{2})?\/webshop\/(?:review|device)\/$/;

/** True if a form sent to this path may contain files. */
export const takesFiles = (path: string): boolean => TAKES_FILES.test(path);

/** Greatest multipart form, files included, bytes. */
export const MOST_FORM_BYTES = 20 * 1024 * 1024;
/** Limit of the fields and files of one form. */
export const MOST_FORM_PARTS = 40;
