/** `tel:+38612000000` from a number in any notation. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
