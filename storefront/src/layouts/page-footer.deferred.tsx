import { Footer } from '../features/footer/footer.tsx';
import { NewsletterPanel } from '../features/newsletter/newsletter-panel.tsx';
import type { ShellState } from '../context/page-types.ts';
import { drawnFooter } from './drawn-footer.ts';

/** The footer, with the newsletter form except on pages that have their own. */
export function PageFooter({ departments, hasNewsletter }: { departments: ShellState['departments']; hasNewsletter: boolean }) {
  const drawn = drawnFooter();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server for an earlier page
  if (drawn !== null) return <footer className="site-footer" dangerouslySetInnerHTML={{ __html: drawn }} />;
  return <Footer departments={departments}>{hasNewsletter && <NewsletterPanel />}</Footer>;
}
