/** Whether a text consists of words, one behind the other. An empty text does. @param longest the length of the longest word */
export function isMadeOf(text: string, isWord: (part: string) => boolean, longest: number): boolean {
  // `fits[n]`: the first n letters of the text consist of such words.
  const fits = [true];
  for (let end = 1; end <= text.length; end += 1) {
    let isMade = false;
    for (let length = 1; length <= Math.min(end, longest); length += 1) {
      isMade ||= fits[end - length] === true && isWord(text.slice(end - length, end));
    }
    fits.push(isMade);
  }
  return fits[text.length] === true;
}
