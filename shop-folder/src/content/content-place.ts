import type { SettingsDocuments } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { ContentPictures } from './content-pictures.ts';
import type { SiteContent } from './site-content.ts';

/** Context for building contents. */
export interface ContentPlace {
  facts: ShopFacts;
  content: SiteContent;
  /** Documents of the folder; missing groups have the defaults of a shop that is not set up. */
  documents: Partial<SettingsDocuments>;
  defaultLanguage: LanguageCode;
  now: Date;
  pictures: ContentPictures;
  /** Paths of videos in the shop's media. */
  media: ReadonlyMap<string, string>;
  /** Paths of the folder's files. */
  files: ReadonlySet<string>;
}
