/** The warnings mark a clone firm in English, behind the name that it uses. */
export const CLONE = ' (clone)';
