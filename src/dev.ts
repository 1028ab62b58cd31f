import { start } from './main.tsx';

/** The script of `index.html`, which only development uses. */
void start();
