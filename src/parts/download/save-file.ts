/** How long in ms the address of a file is kept for the browser to read it; some begin only after the click. */
const KEPT_MS = 60_000;

/** Hands a file made here to the visitor; nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
