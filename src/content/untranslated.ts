/**
 * The texts of the content that are in English because they have no translation. A content module adds its own when it is loaded
 * (`build/content/modules/modules.ts`), so that no page loads those of another.
 */
export const untranslated = new Set<string>();
