import { valueTexts } from '../load/lookup.ts';
import { productsOf } from '../load/products-of.ts';
import type { FamilyFacts } from '../schemas/family.ts';
import type { AttributeFacts } from '../schemas/frame.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Department, FolderContent } from './folder-content.ts';

/** Keys of the texts that all departments share, in order of writing; some may have no text. */
export const commonKeys = ({ facts, commonAttributes }: FolderContent): string[] => [
  ...facts.groups.map((code) => `group.${code}`),
  ...commonAttributes.flatMap(attributeKeys),
  ...facts.sellers.map(({ code }) => `seller.${code}.description`),
  ...facts.tags.flatMap((code) => three('tag', code)),
  ...facts.lists.flatMap(({ code }) => three('list', code)),
];

/** Keys of texts of menus, coupons and other lists. */
export const siteKeys = ({ facts }: FolderContent): string[] => siteTexts(facts.site).map(({ key }) => key);

export const departmentKeys = ({ attributes, categories, brands }: Department, families: readonly FamilyFacts[]): string[] => [
  ...attributes.flatMap(attributeKeys),
  ...categories.flatMap(({ code }) => three('category', code)),
  ...brands.map(({ code }) => `brand.${code}.description`),
  ...families.flatMap(familyKeys),
];

const three = (kind: string, code: string): string[] => ['title', 'slug', 'description'].map((name) => `${kind}.${code}.${name}`);

const attributeKeys = (attribute: AttributeFacts): string[] => [
  ...['title', 'unit', 'help'].map((name) => `attribute.${attribute.code}.${name}`),
  ...valueTexts(attribute).map(([code]) => `attribute.${attribute.code}.value.${code}`),
];

export const familyKeys = (family: FamilyFacts): string[] => [
  ...['noun', 'short', 'description'].map((name) => `family.${family.key}.${name}`),
  ...productsOf(family).flatMap(({ code, type, facts }) =>
    type === 'configurable'
      ? OWN.map((name) => `product.${code}.${name}`)
      : [
          ...[...OWN, 'variant'].map((name) => `product.${code}.${name}`),
          ...Object.keys(facts.attributes ?? {}).map((name) => `product.${code}.attribute.${name}`),
        ],
  ),
];

/** Texts that a product can have instead of its family's. */
const OWN = ['title', 'short', 'description'];
