/** `tel:+38612000000` of a number as people write it. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
