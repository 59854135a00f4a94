import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './app/app.tsx';

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
