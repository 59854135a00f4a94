import type { ProductInput } from '@vitrina/backend/seed';
import type { DemoBrand } from '../catalogue/brands.ts';
import { type InAll, inEach, textOf } from './all-languages.ts';
import type { DemoProduct } from './products-of.ts';

type ProductText = NonNullable<ProductInput['texts']['si']>;

/** Title (`Laptop Kvant Arc 14, 1 TB`), short text and description in every language; a configurable product has no variant in its title. */
export function productTexts({ family, model, type }: DemoProduct, brand: DemoBrand): InAll<ProductText> {
  return inEach((lang) => {
    const name = `${textOf(family.noun, lang)} ${brand.title} ${model.name}`;
    const variant = model.variant === undefined || type === 'configurable' ? '' : textOf(model.variant, lang);
    return {
      title: variant ? `${name}, ${variant}` : name,
      short_description: textOf(family.short, lang),
      description: asHtml(textOf(family.description, lang)),
    };
  });
}

/** Paragraphs are separated by an empty line. */
const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
