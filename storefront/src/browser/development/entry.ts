/** Entry point in development; the build starts at entry-browser.tsx. React's refresh must run before any component. */
import './refresh.ts';
import '../entry-browser.tsx';
