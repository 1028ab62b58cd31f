/** Top-level domains of two letters that are everyday words as well. */
const SHORT_WORDS = new Set(
  (
    'ad ae ag al am an ao as at au ax ba be bi by ca ci da de do ee en er es et eu fi fo ga ge gi go he hi id ie il im in ir is it je jo ki ' +
    'la le li lo lu ma me mi mo mu my na ne ni no nu of on or ou pa pm sa se si so su ta te to tu tv un us va ve vi wa we ye'
  ).split(' '),
);
/** Longer top-level domains that do not count as everyday words. Most others are such words: `bank`, `today`. */
const NO_WORDS = new Set('com net org info biz edu gov mil int xyz app dev icu vip mobi asia online site website'.split(' '));

/** Whether the last label of a host is an everyday word too, so that a dot or a comma before it may only be punctuation. */
export function endsInWord(host: string): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return ending.length > 2 ? !NO_WORDS.has(ending) : SHORT_WORDS.has(ending);
}
