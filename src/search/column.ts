/**
 * A column of a list: a text with one line for each record and tabs between the values of a record, or that text in UTF-8, as it
 * was loaded. Bytes are read faster than the characters of a text, and most columns are never needed as a text.
 */
export type Column = string | Uint8Array<ArrayBuffer>;

/** Columns as they are loaded, by the names of `Columns`. */
export type LoadedColumns<Columns> = { readonly [Name in keyof Columns]: Column };

export const textOf = (column: Column): string => (typeof column === 'string' ? column : new TextDecoder().decode(column));
