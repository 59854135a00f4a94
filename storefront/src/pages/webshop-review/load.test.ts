import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import type { LoadContext } from '../../context/page-types.ts';
import { load } from './load.ts';

afterEach(() => vi.restoreAllMocks());

it('comments that cannot be fetched are told to the log, and are no empty list [S8.44]', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const get = async (endpoint: { key: string }) => {
    if (endpoint.key === catalogue.product.key) return { title: 'Prenosnik', text_lang: null, url_without_domain: '/prenosnik-izdelki-3/' };
    throw new Error('feedback_comments: error_internal');
  };
  const context = { api: { get }, query: new URLSearchParams('product=3'), form: new URLSearchParams() } as unknown as LoadContext;
  await expect(load(context)).rejects.toThrow('feedback_comments');
  expect(consoleError).toHaveBeenCalledWith('comments could not be fetched', 'feedback_comments: error_internal');
});
