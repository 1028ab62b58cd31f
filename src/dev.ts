import { start } from './main.tsx';

/** The entry of development (`index.html`), where the page does not name its scripts. */
void start();
