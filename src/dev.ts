import { start } from './main.tsx';

/** The entry of development (`index.html`), where no page has one of its own. */
start();
