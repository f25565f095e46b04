import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The baseline of `measure-filters.ts`, built for browsers by it: the minimum that React does for a change.
function EmptyPage() {
  const [count, setCount] = useState(0);
  return createElement(
    'main',
    null,
    createElement('input', { type: 'checkbox', onChange: () => setCount(count + 1) }),
    createElement('p', null, count),
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(EmptyPage));
