import.meta.glob(['../../../content/locales/ar/*.po', '!**/page-texts.po'], { eager: true });
