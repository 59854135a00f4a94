import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import { splitVat } from '@vitrina/contract/values/split-vat';
import { type CartDeps, cartTotals, type PricedCart, ratesOf } from '../cart/index.ts';
import { lineLaw, namedView, sellerLines, textIn } from '../catalogue/index.ts';
import type { OfferLine } from '../companies/index.ts';
import { sellerOf } from '../documents/index.ts';

/** Complete data of an offer; amounts in minor units. */
export interface OfferData {
  lang: LanguageCode;
  currency: CurrencyCode;
  date: string;
  validUntil: string;
  seller: ReturnType<typeof sellerOf>['seller'];
  buyer: { title: string; country: string; vatNumber: string; email: string };
  lines: OfferedLine[];
  /** Shipping options; `amount` gross, `null`: not chosen yet. */
  delivery: { titles: string[]; amount: number | null };
  vat: { percent: number; base: number; vat: number }[];
  qty: number;
  net: number;
  total: number;
  vatReason: 'intra_community' | null;
}

interface OfferedLine extends Partial<Beside> {
  code: string;
  title: string;
  qty: number;
  /** Net prices of one unit and of the line. */
  unit: number;
  net: number;
  vatPercent: number;
}

/** Information that the law requires next to a price, also on paper; absent: an older offer, or a service. */
interface Beside {
  energy: { class: string; from: string; to: string } | null;
  /** Sentences on its charger. */
  told: string[];
  /** Name of another seller; `null`: the shop itself. */
  seller: string | null;
}

interface OfferContext {
  deps: CartDeps;
  buyer: OfferData['buyer'];
  date: string;
  validUntil: string;
}

type Rated = { gross: number; vatPercent: number; exemptPercent: number };

/** Returns the net of a gross amount: less charged and exempt VAT. */
const netOf = (gross: number, { vatPercent, exemptPercent }: Rated): number => splitVat(vatPercent, gross - splitVat(exemptPercent, gross).vat).base;

function besideOf({ product }: PricedCart['lines'][number], { catalogue }: CartDeps, lang: LanguageCode): Beside {
  const { energy } = namedView(catalogue, product, lang);
  return {
    energy: energy && { class: energy.class, from: energy.from, to: energy.to },
    told: (lineLaw(catalogue, product, lang).law ?? []).flatMap(({ code, text }) => (code === 'charging' ? [text] : [])),
    seller: sellerLines(catalogue, product.seller_id, lang).seller_lines?.[0] ?? null,
  };
}

/** Builds the offer from the cart: goods and services at current prices, without coupons and payment fees. */
export function offerData(priced: PricedCart, { deps, buyer, date, validUntil }: OfferContext): OfferData {
  const { lang, currency, lines, services, parcels, row, vatReason } = priced;
  const settings = deps.catalogue.settings();
  const isChosen = parcels.length > 0 && parcels.every(({ chosen }) => chosen);
  const shipping = isChosen ? parcels.map(({ chosen }) => chosen?.option.price ?? 0) : null;
  const ancillary = ratesOf(settings, lang, { country: row.customer?.country ?? null, vatClass: null, isUntaxed: vatReason !== null });
  const totals = cartTotals({
    lines: [...lines, ...services],
    coupons: [],
    shipping,
    paymentFee: 0,
    serviceVatPercent: ancillary.vatPercent,
    serviceExemptPercent: ancillary.exemptPercent,
  });
  const rowOf = (one: Rated & { unit: number }, { code, title, qty }: { code: string; title: string; qty: number }) => ({
    ...{ code, title, qty, vatPercent: one.vatPercent },
    ...{ unit: netOf(one.unit, one), net: netOf(one.gross, one) },
  });
  return {
    ...{ lang, currency, date, validUntil, buyer, vatReason },
    seller: sellerOf(settings, lang).seller,
    lines: lines.flatMap((line) => [
      { ...rowOf(line, { code: line.product.code, title: line.product.title, qty: line.item.qty }), ...besideOf(line, deps, lang) },
      ...services.filter((one) => one.line === line).map((one) => rowOf(one, { code: '', title: textIn(one.service.titles, lang), qty: line.item.qty })),
    ]),
    delivery: { titles: isChosen ? parcels.map(({ chosen }) => chosen?.option.title ?? '') : [], amount: totals.shipping },
    vat: totals.vat,
    qty: lines.reduce((sum, { item }) => sum + item.qty, 0),
    net: totals.vat.reduce((sum, { base }) => sum + base, 0),
    total: totals.total,
  };
}

/** Returns the lines an offer guarantees: each product with its services at their prices. */
export const guaranteedLines = ({ lines, services }: PricedCart): OfferLine[] =>
  lines.map((line) => ({
    product: line.product.id,
    qty: line.item.qty,
    unit: line.unit,
    services: services.filter((one) => one.line === line).map(({ service, unit }) => ({ code: service.code, unit })),
  }));
