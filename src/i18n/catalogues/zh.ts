import.meta.glob(['../../../content/locales/zh/*.po', '!**/page-texts.po'], { eager: true });
