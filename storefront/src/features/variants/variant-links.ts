import type { ProductDetail } from '@vitrina/contract/catalogue';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

type Variant = ProductDetail['variants'][number];
type Option = ProductDetail['options'][number];

/** A value of an option as a link to its variant. */
export interface VariantLink {
  code: string;
  title: string;
  url: string;
  isCurrent: boolean;
  isAvailable: boolean;
  /** Label of the stock. */
  stock: string;
  price: number | null;
  beside: BesidePriceFacts;
}

export interface VariantChoice {
  code: string;
  title: string;
  links: VariantLink[];
}

/**
 * Returns for every option its values with a variant each: the one that keeps all other choices, else the available one that keeps most of them. Values without
 * a variant are omitted.
 */
export function variantChoices(options: readonly Option[], variants: readonly Variant[], currentId: number): VariantChoice[] {
  const current = variants.find((variant) => variant.id === currentId);
  if (!current) return [];
  return options.map(({ code, title, values }) => ({
    code,
    title,
    links: values.flatMap((value) => {
      const variant = nearest(
        variants.filter((one) => one.values[code] === value.code),
        current,
      );
      if (!variant) return [];
      return [
        {
          code: value.code,
          title: value.title,
          url: variant.url_without_domain,
          isCurrent: current.values[code] === value.code,
          isAvailable: variant.is_available,
          stock: variant.label_name,
          price: variant.price_custom,
          beside: besidePriceFacts(variant),
        },
      ];
    }),
  }));
}

function nearest(candidates: readonly Variant[], current: Variant): Variant | undefined {
  const same = (variant: Variant) => Object.entries(variant.values).filter(([option, value]) => current.values[option] === value).length;
  return [...candidates].sort((a, b) => same(b) - same(a) || Number(b.is_available) - Number(a.is_available))[0];
}
