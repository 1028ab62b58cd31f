/** How long in ms the address of a file stays valid. Some browsers read it only some time after the click. */
const KEPT_MS = 60_000;

/** Saves a file that the page has made. Nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
