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

interface Confirming {
  markets: Readonly<Partial<Record<string, { enabled?: boolean | undefined; confirmedTexts?: Readonly<Partial<Record<OpenText, unknown>>> | undefined }>>>;
}

/** Texts that the owner has not confirmed yet, by market that is on. */
export const openTexts = ({ markets }: Confirming): { market: string; texts: OpenText[] }[] =>
  Object.entries(markets).flatMap(([market, settings]) => {
    const texts = settings?.enabled === false ? [] : OPEN_TEXTS.filter((text) => settings?.confirmedTexts?.[text] === undefined);
    return texts.length > 0 ? [{ market, texts }] : [];
  });
