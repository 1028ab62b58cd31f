import { merge, type Catalogues } from './merge.ts';

export const messages = merge(import.meta.glob<Catalogues>(['../../../content/locales/fr/*.po', '!**/page-texts.po'], { eager: true }));
