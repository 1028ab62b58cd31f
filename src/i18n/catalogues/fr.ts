import.meta.glob(['../../../content/locales/fr/*.po', '!**/page-texts.po'], { eager: true });
