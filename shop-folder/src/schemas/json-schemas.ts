import { SETTINGS } from '@vitrina/contract/settings/settings';
import { legalEntity } from '@vitrina/contract/settings/legal';
import { marketSettings } from '@vitrina/contract/settings/markets';
import * as z from 'zod';
import { SITE_KINDS, schemaName } from '../site/site-kinds.ts';
import { LIST_SCHEMAS } from '../content/kinds/content-lists.ts';
import { blocksByName } from './blocks.ts';
import { faqFile, frontMatter, pagesFile } from './content.ts';
import { familyFile } from './family.ts';
import { attributesFile, brandsFile, categoriesFile, groupsFile, listsFile, sellersFile, shopFile, tagsFile, warehousesFile } from './frame.ts';

/** Schemas by the names in the first line of each file. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  folder: shopFile,
  shop: SETTINGS.shop,
  legal: legalEntity,
  market: marketSettings,
  delivery: SETTINGS.delivery,
  'service-lines': SETTINGS.services,
  'trade-in': SETTINGS['trade-in'],
  payment: SETTINGS.payment,
  behaviour: SETTINGS.behaviour,
  'attribute-groups': groupsFile,
  attributes: attributesFile,
  categories: categoriesFile,
  brands: brandsFile,
  family: familyFile,
  sellers: sellersFile,
  warehouses: warehousesFile,
  tags: tagsFile,
  lists: listsFile,
  pages: pagesFile,
  faq: faqFile,
  'front-matter': frontMatter,
  ...Object.fromEntries(SITE_KINDS.map(({ file, schema }) => [schemaName(file), schema])),
  ...LIST_SCHEMAS,
  blocks: blocksByName,
};

/** JSON Schemas of all files of a folder, for completion and validation in editors: text by file name. */
export const jsonSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `.schemas/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 1)}\n`,
    ]),
  );
