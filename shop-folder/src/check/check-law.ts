import { guard } from '@vitrina/contract/law/guard';
import type { GuardedProduct } from '@vitrina/contract/law/rules/rule';
import { isVatNumberOf } from '@vitrina/contract/settings/rules/legal';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { lawOf } from '../load/law-of.ts';
import { type FolderProduct, productsOf } from '../load/products-of.ts';
import type { Report } from './report.ts';

/** Reports the guardian's findings on products of the folder; errors instead of warnings where `behaviour.guardian` is `block`. */
export function checkLaw({ facts, settings }: FolderRead, report: Report, now = new Date()): void {
  if (!facts) return;
  checkSellers(facts, report);
  const { guardian = 'report' } = (settings.documents.behaviour ?? {}) as { guardian?: string };
  const today = now.toISOString().slice(0, 10);
  const reportedAtBrand = new Set<string>();
  for (const family of facts.families)
    for (const product of productsOf(family)) {
      if (product.type === 'configurable' || product.facts.visible === false) continue;
      for (const { level, field, reason, law, link } of guard(guarded(facts, product), today)) {
        const addFinding = level === 'block' && guardian === 'block' ? report.error : report.warning;
        const words = `${field}: ${reason} (${law}, ${link})`;
        const brand = field.startsWith('brand.') ? brandOf(facts, product) : undefined;
        if (!brand) addFinding(product.facts, field.split('.'), words);
        // A fact missing at a brand is reported once, at the brand.
        else if (!reportedAtBrand.has(`${brand.code} ${field}`)) addFinding(brand, field.split('.').slice(1), words);
        if (brand) reportedAtBrand.add(`${brand.code} ${field}`);
      }
    }
}

/** Reports VAT numbers of another country than the seller's, and register entries used by several sellers. */
function checkSellers({ sellers }: ShopFacts, report: Report): void {
  const entries = new Map<string, string>();
  for (const seller of sellers) {
    const { vat_number: vat, address, register } = seller.law ?? {};
    if (vat !== undefined && address && !isVatNumberOf(vat, address.country))
      report.error(seller, ['law', 'vat_number'], `law.vat_number: is no VAT number of ${address.country}`);
    if (!register) continue;
    const entry = `${register.name.toLowerCase()} ${register.number}`;
    const other = entries.get(entry);
    if (other !== undefined) report.error(seller, ['law', 'register', 'number'], `law.register.number: is that of ${other}`);
    else entries.set(entry, seller.code);
  }
}

const brandOf = ({ brands }: ShopFacts, { family }: FolderProduct) => brands.find(({ code }) => code === family.brand);

function guarded(shop: ShopFacts, product: FolderProduct): GuardedProduct {
  const { facts } = product;
  const brand = brandOf(shop, product);
  const seller = shop.sellers.find(({ code }) => code === facts.seller);
  return {
    code: facts.code,
    law: lawOf(shop, product, new Map()),
    condition: facts.condition ?? 'new',
    maker: brand ? { title: brand.title, address: brand.address ?? null, email: brand.email ?? null, law: brand.law ?? {} } : null,
    seller: seller ? { code: seller.code, law: seller.law ?? {} } : null,
    languages: shop.shop.languages,
    badges: facts.badges ?? [],
    tags: facts.tags ?? [],
    titles: { name: facts.name },
    votes: (facts.votes ?? []).reduce((sum, count) => sum + count, 0),
    // Files contain no reference prices: the reference of a reduction is computed from the price history on loading.
    prices: [],
  };
}
