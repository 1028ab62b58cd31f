import { useEffect } from 'react';
import { VERDICTS, type Answer, type Tone } from '@frontier/check';
import { useTitleWord } from '#src/ui/title-prefix.ts';
import { headingOf } from './answer-texts.ts';

/** `--amber` and `--oxblood`. The frame of the browser keeps its own colour for other answers. */
const COLOURS: Partial<Record<Tone, string>> = { alarm: '#f5b301', ended: '#7a1322' };

/** Shows a verdict in the browser too: in the colour of its frame, and in the icon and the title of the tab (`public/marks/`). */
export function useSign(answer: Answer): void {
  const { tone } = VERDICTS[answer.verdict];
  // An open answer says nothing that a title could say.
  useTitleWord(tone === 'open' ? '' : headingOf(answer));
  useEffect(() => {
    const colour = COLOURS[tone];
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: colour });
    const icon = document.querySelector('link[rel="icon"]');
    // The first one counts.
    if (colour) document.head.prepend(meta);
    icon?.setAttribute('href', `/marks/${tone}.svg`);
    return () => {
      meta.remove();
      icon?.setAttribute('href', '/icon.svg');
    };
  }, [tone]);
}
