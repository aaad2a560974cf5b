import './styles/base.css';

import { mount } from 'svelte';

import { chooseHost } from './ipc';

// A system locale of "C" reaches some web views as a language that Intl refuses.
try {
  new Intl.NumberFormat();
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en' });
  Object.defineProperty(navigator, 'languages', { value: ['en'] });
}

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the interface.');

await chooseHost();
const { default: App } = await import('./frame/App.svelte');
mount(App, { target });
