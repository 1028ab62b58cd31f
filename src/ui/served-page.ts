/** The page that was in the HTML, while the visitor has not opened another one. */
export const servedPage: { path: string | undefined } = { path: undefined };
