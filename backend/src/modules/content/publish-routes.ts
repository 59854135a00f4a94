import { publish } from '@vitrina/contract/publish';
import { type Binding, bind } from '../../http/bind.ts';
import { getPost } from './get-post.ts';
import { listAuthors } from './list-authors.ts';
import { listPosts } from './list-posts.ts';
import { listPublishCategories } from './list-publish-categories.ts';
import type { PublishDeps } from './publish-deps.ts';

/** Routes of the guides: categories, posts and authors. */
export const publishRoutes = (deps: PublishDeps): Binding[] => [
  bind(publish.categories, listPublishCategories(deps)),
  bind(publish.posts, listPosts(deps)),
  bind(publish.post, getPost(deps)),
  bind(publish.authors, listAuthors),
];
