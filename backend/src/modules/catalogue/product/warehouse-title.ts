import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Warehouse } from '../dictionary.ts';

/** Returns the name of a warehouse or shop in a language; default: its own title. */
export const warehouseTitle = ({ title, titles }: Pick<Warehouse, 'title' | 'titles'>, lang: LanguageCode): string => titles[lang] || title;
