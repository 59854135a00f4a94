/** Codes are compared without case, spaces and signs. */
export const codeKey = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]+/g, '');
