import type { Controller, Template } from '@vitrina/contract/pages';
import type { Directory } from '@vitrina/contract/values/directory-path';

export type ContentKind = 'page' | 'promotion' | 'service' | 'landing' | 'faq_group' | 'faq_question' | 'publish_category' | 'post' | 'author' | 'location';

interface KindRule {
  controller: Controller;
  action: string;
  template: Template;
  /** First segment of the URL; `null`: the slug is at the root. */
  directory: Directory | null;
  /** The URL includes the parent's: a post is below its category. */
  isNested?: true;
  /** Without a page: an anchor on its parent's page. */
  hasNoPage?: true;
}

/** Entries of each kind of content in the route table (specification, section 2). */
export const KINDS: Readonly<Record<ContentKind, KindRule>> = {
  page: { controller: 'cms', action: 'page', template: 'CmsDefault', directory: null },
  promotion: { controller: 'cms', action: 'promotion', template: 'CmsPromotion', directory: 'promotions' },
  service: { controller: 'cms', action: 'service', template: 'CmsService', directory: 'services' },
  landing: { controller: 'staticcontent', action: 'index', template: 'StaticContentIndex', directory: null },
  faq_group: { controller: 'cms', action: 'faq_category', template: 'CmsFaqCategory', directory: 'faq' },
  faq_question: { controller: 'cms', action: 'faq_category', template: 'CmsFaqCategory', directory: 'faq', hasNoPage: true },
  publish_category: { controller: 'publish', action: 'index', template: 'PublishIndex', directory: 'blog' },
  post: { controller: 'publish', action: 'detail', template: 'PublishDetail', directory: 'blog', isNested: true },
  author: { controller: 'publish', action: 'author', template: 'PublishAuthor', directory: 'authors' },
  location: { controller: 'location', action: 'detail', template: 'LocationDetail', directory: 'locations' },
};

export const pageKey = (id: number): string => `content:${id}`;
