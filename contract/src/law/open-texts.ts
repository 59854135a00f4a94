import { isBoundTo, LEGAL_TEXTS, type LegalText, type OpenText } from './legal-texts.ts';

interface Confirming {
  markets?: Readonly<Partial<Record<string, Market>>> | undefined;
  payment?: { instalments?: { lender?: { markets?: readonly string[] | undefined } | undefined } | undefined } | undefined;
}
interface Market {
  enabled?: boolean | undefined;
  country?: string | undefined;
  confirmedTexts?: Readonly<Partial<Record<OpenText, { version?: string | undefined }>>> | undefined;
}

/** A text that the owner has to compare with its source before a market opens. */
export interface OpenLegalText {
  market: string;
  text: OpenText;
  /** Version of the current wording, to be named in a confirmation; `null`: the shop has no such text, so it cannot be confirmed. */
  version: string | null;
  source: string;
  /** True if another version was confirmed, or none was named. */
  isOutdated: boolean;
}

export interface Judging {
  /** `2026-11-23`, in the shop's time zone. */
  day: string;
  versionOf: (text: LegalText, market: string) => string | null;
}

/** Texts whose current wording is not confirmed, of all enabled markets. */
export const openTexts = (settings: Confirming, { day, versionOf }: Judging): OpenLegalText[] =>
  Object.entries(settings.markets ?? {}).flatMap(([market, { enabled, country = '', confirmedTexts = {} } = {}]) =>
    enabled === false
      ? []
      : LEGAL_TEXTS.filter((text) => isBoundTo(text, country, day) && (text.isFor !== 'instalments' || offersCredit(settings, market))).flatMap((text) => {
          const version = versionOf(text, market);
          const confirmed = confirmedTexts[text.id];
          if (version !== null && confirmed?.version === version) return [];
          return [{ market, text: text.id, version, source: text.sources[country] ?? text.sources.any, isOutdated: confirmed !== undefined }];
        }),
  );

const offersCredit = ({ payment }: Confirming, market: string): boolean => payment?.instalments?.lender?.markets?.includes(market) ?? false;

/** `si order-button, version 0f3a…: directive …` */
export const openTextLine = ({ market, text, version, source, isOutdated }: OpenLegalText): string =>
  version === null
    ? `${market} ${text}: there is no such text; its source: ${source}`
    : `${market} ${text}, version ${version}: ${isOutdated ? 'confirmed in another wording; ' : ''}compare with ${source}`;
