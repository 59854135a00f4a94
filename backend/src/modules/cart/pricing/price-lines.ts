import { exemptPercent, vatPercent } from '@vitrina/contract/settings/vat-rate';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { availabilityOf, type Catalogue, type ProductRow } from '../../catalogue/index.ts';
import { type GuaranteedPrice, ownAmount, type AgreedPrice } from '../../companies/index.ts';
import type { ItemRow } from '../cart-queries.ts';
import type { CartLine } from '../delivery/split-parcels.ts';

interface Sale {
  catalogue: Catalogue;
  lang: LanguageCode;
  /** `null`: not entered yet. */
  country: string | null;
  /** Reverse charge: the buyer accounts for the VAT. */
  isUntaxed: boolean;
  /** Agreed prices of the buyer's company. */
  own: ReadonlyMap<number, AgreedPrice>;
  /** Prices guaranteed by the offers that lines came from. */
  offerPrices: ReadonlyMap<number, GuaranteedPrice>;
}

interface Taxed {
  country: string | null;
  vatClass: string | null;
  isUntaxed: boolean;
}

/** Returns the VAT contained in a price and the percentage taken off it: for an intra-Community supply, the destination's VAT. */
export function ratesOf(settings: Settings, lang: LanguageCode, { country, vatClass, isUntaxed }: Taxed): { vatPercent: number; exemptPercent: number } {
  const vat = vatPercent(settings, lang, { country, vatClass });
  return isUntaxed ? { vatPercent: 0, exemptPercent: vat } : { vatPercent: vat, exemptPercent: exemptPercent(settings, lang, { country, vatClass }) };
}

/** Lines with the price for this buyer; lines that are not for sale are left out. */
export function linesOf(
  items: readonly ItemRow[],
  products: readonly ProductRow[],
  { catalogue, lang, country, isUntaxed, own, offerPrices }: Sale,
): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return items.flatMap((item) => {
    const product = byId.get(item.product_id);
    if (!product || product.amount === null || product.status === 3 || product.type === 'configurable') return [];
    const offer = offerPrices.get(product.id) ?? null;
    // The offer's price holds even if the shop's price is lower by now.
    const unit = offer ? offer.unit : ownAmount(product.amount, own.get(product.id));
    const isOwn = offer !== null || unit < product.amount;
    return [
      {
        item,
        product: isOwn ? atOwnPrice(product, unit) : product,
        availability: availabilityOf(catalogue, product, lang),
        unit,
        gross: unit * item.qty,
        own: offer ? ('offer' as const) : isOwn ? ('company' as const) : null,
        offerPrice: offer,
        ...ratesOf(catalogue.settings(), lang, { country, vatClass: product.vat_class, isUntaxed }),
      },
    ];
  });
}

/** A public price reduction does not apply to an agreed price. */
const atOwnPrice = (product: ProductRow, amount: number): ProductRow => ({ ...product, amount, reference_amount: null, cut_at: null });
