/** Texts whose wording is the law's. None was copied from its source by a person yet, so each is open until the shop's owner confirms it for a market. */
export const OPEN_TEXTS = [
  'order-button',
  'withdrawal-function',
  'withdrawal-instruction',
  'model-form',
  'guarantee-notice',
  'durability-label',
  'credit-warning',
  'waste-information',
  'complaint-notice',
  'dispute-notice',
] as const;
export type OpenText = (typeof OPEN_TEXTS)[number];
