/** The browser's entry in development; the build begins at entry-browser.tsx. React's refresh must be there before any component. */
import './refresh.ts';
import '../entry-browser.tsx';
