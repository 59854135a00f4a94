import { Footer } from '../features/footer/footer.tsx';
import { NewsletterPanel } from '../features/newsletter/newsletter-panel.tsx';
import type { ShellState } from '../context/page-types.ts';
import { renderedFooter } from './rendered-footer.ts';

/** The footer, with the newsletter form except on pages that have their own. */
export function PageFooter({ departments, hasNewsletter }: { departments: ShellState['departments']; hasNewsletter: boolean }) {
  const rendered = renderedFooter();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server for an earlier page
  if (rendered !== null) return <footer className="site-footer" dangerouslySetInnerHTML={{ __html: rendered }} />;
  return <Footer departments={departments}>{hasNewsletter && <NewsletterPanel />}</Footer>;
}
