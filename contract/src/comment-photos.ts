import type { Comment } from './comment.ts';
import { feedback } from './feedback.ts';

interface StoredPhoto {
  id: number;
  width: number;
  height: number;
}

/** Photos of a comment with their addresses. */
export const commentPhotos = (photos: readonly StoredPhoto[]): Comment['photos'] =>
  photos.map((photo) => {
    const of = (size: string): string => feedback.photo.path.replace('{id}', String(photo.id)).replace('{size}', size);
    return { ...photo, url: of('large'), small_url: of('small') };
  });
