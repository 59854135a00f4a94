/** Field of the cart's forms: code of the shop for collection. A form submitted by a button of this name is left to the browser, which opens the cart. */
export const COLLECT_AT = 'point';
