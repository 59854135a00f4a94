import { useId } from 'react';
import { thumbPath } from '@vitrina/contract/thumbs';
import { useShop } from '../context/shop-context.tsx';
import { BlockHead } from './block-head.tsx';
import { ForeignPlayer } from './foreign-player.tsx';
import type { BlockProps, ShownBlock } from './shown-block.ts';
import './video.css';

/** A video with captions. The shop's own files use the browser's player; third-party players load only after a click. No autoplay. */
export function Video({ block }: BlockProps<'video'>) {
  const id = useId();
  const poster = block.poster ? thumbPath('content', block.poster, 'webp') : undefined;
  return (
    <section className="block" aria-labelledby={id}>
      <BlockHead id={id} title={block.title} text={block.text} />
      <div className="block-video">
        {block.source.kind === 'file' ? (
          <OwnVideo source={block.source} poster={poster} title={block.title} />
        ) : (
          <ForeignPlayer video={block.source} title={block.title} poster={poster} />
        )}
      </div>
    </section>
  );
}

type OwnSource = Extract<ShownBlock<'video'>['source'], { kind: 'file' }>;

function OwnVideo({ source, poster, title }: { source: OwnSource; poster: string | undefined; title: string }) {
  const { language } = useShop();
  const tongue = language.lang.slice(0, 2);
  const spoken = source.captions.find(({ lang }) => lang.slice(0, 2) === tongue) ?? source.captions[0];
  return (
    // biome-ignore lint/a11y/useMediaCaption: the schema requires at least one track, which is rendered below
    <video controls playsInline preload="none" poster={poster} aria-label={title} width={1280} height={720}>
      {source.files.map((file) => (
        <source key={file} src={file} type={file.endsWith('.mp4') ? 'video/mp4' : 'video/webm'} />
      ))}
      {source.captions.map((one) => (
        <track key={one.url} kind="captions" src={one.url} srcLang={one.lang} label={one.label} default={one === spoken} />
      ))}
    </video>
  );
}
