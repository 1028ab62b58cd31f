import.meta.glob(['../../../content/locales/es/*.po', '!**/page-texts.po'], { eager: true });
