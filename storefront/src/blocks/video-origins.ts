import type { VideoSource } from '@vitrina/contract/blocks';

/** Video providers. They get no request before a click. */
export const VIDEO_PROVIDERS = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const;

export type ForeignVideo = Exclude<VideoSource, { kind: 'file' }>;

/** Address of the player, with captions on and no autoplay. `lang`: BCP 47 tag of the page. */
export function playerUrl({ kind, id }: ForeignVideo, lang: string): string {
  const tongue = lang.slice(0, 2);
  return kind === 'youtube'
    ? `${VIDEO_PROVIDERS.youtube.origin}/embed/${id}?rel=0&cc_load_policy=1&cc_lang_pref=${tongue}&hl=${tongue}`
    : `${VIDEO_PROVIDERS.vimeo.origin}/video/${id}?dnt=1&texttrack=${tongue}`;
}

/** Returns the video's own page, for visitors without scripts. */
export const watchUrl = ({ kind, id }: ForeignVideo): string => (kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`);

/** Origins that the policy must allow in frames of a page with these videos. */
export const frameOrigins = (sources: readonly VideoSource[]): string[] => [
  ...new Set(sources.flatMap((source) => (source.kind === 'file' ? [] : [VIDEO_PROVIDERS[source.kind].origin]))),
];
