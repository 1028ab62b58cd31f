import { merge, type Catalogues } from './merge.ts';

export const messages = merge(import.meta.glob<Catalogues>(['../../../content/locales/zh/*.po', '!**/page-texts.po'], { eager: true }));
