/** Lowest random id. Ids from here on are the order's number themselves; the lower ones of the shop's first orders are added to `FIRST_NUMBER`. */
const FIRST_RANDOM_ID = 1_000_000_000;
const FIRST_NUMBER = 100_000;

/** Returns the order's number, as shown to people and on bank statements. */
export const orderNumber = (id: number): string => String(id < FIRST_RANDOM_ID ? FIRST_NUMBER + id : id);

/** Returns the order's id; the opposite of `orderNumber`. */
export const orderIdOfNumber = (number: string): number => (Number(number) < FIRST_RANDOM_ID ? Number(number) - FIRST_NUMBER : Number(number));
