/** Field of the cart's forms: code of the shop where it is collected. The key that carries it is left to the browser, which goes to the cart. */
export const COLLECT_AT = 'point';
