const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The shop's profiles on social networks, with the network's name, or the host of an unknown one. */
export function SocialLinks({ urls = [] }: { urls?: readonly string[] | undefined }) {
  return urls.map((url) => {
    const host = new URL(url).hostname.replace(/^www\./, '');
    return (
      <li key={url}>
        <a href={url} rel="me noopener">
          {NAMES[host] ?? host}
        </a>
      </li>
    );
  });
}
