import { RichText } from '../ui/rich-text.tsx';
import type { BlockProps } from './shown-block.ts';

/** A block of formatted text. */
export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  return (
    <div className="block">
      <RichText html={block.html} />
    </div>
  );
}
