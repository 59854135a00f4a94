import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Warehouse } from '../dictionary.ts';

/** What a warehouse or shop is called in a language: its own title where the language has no other name for it. */
export const warehouseTitle = ({ title, titles }: Pick<Warehouse, 'title' | 'titles'>, lang: LanguageCode): string => titles[lang] || title;
