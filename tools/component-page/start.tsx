import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { ComponentPage } from './component-page.tsx';
import { showStates } from './state-selectors.ts';

// Runs in the browser on `/_components`.
const locale = new URLSearchParams(location.search).get('lang') === 'ja' ? 'ja' : 'en';
document.documentElement.lang = locale;
for (const sheet of document.styleSheets) showStates(sheet.cssRules, sheet);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<ComponentPage locale={locale} />);
