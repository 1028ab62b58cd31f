/** Replaces `content:document-fonts`: the documents of the bench are in English, which needs the Latin fonts only. */
export default { regular: [], strong: [] };
