import { useLingui } from '@lingui/react/macro';
import { IS_LATIN } from '#src/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { inParentheses } from '#src/i18n/punctuation.ts';
import { CLONE } from '#src/register/clone.ts';
import styles from './firm-name.module.css';

/** Matches text with Latin letters only. */
const LATIN = /^[\P{L}\p{Script=Latin}]+$/u;

/**
 * The name of a firm. On an Arabic or Chinese page, a name in Latin letters is marked as English: without a mark, a screen reader spells or skips
 * it; WebKit ignores `lang=""`, and no screen reader has a voice for `und`. The mark of a clone is a label in the language of the page.
 */
export function FirmName({ children: name }: { children: string }) {
  const mark = useCloneMark();
  const isClone = name.endsWith(CLONE);
  const used = isClone ? name.slice(0, -CLONE.length) : name;
  return (
    <>
      <bdi translate="no" lang={languageOfName(used)}>
        {used}
      </bdi>
      {isClone && <span className={styles['clone']}>{inParentheses('', mark)}</span>}
    </>
  );
}

/** Returns a function that writes the name of a firm in a text that cannot contain elements. */
export function useNameInText(): (name: string) => string {
  const mark = useCloneMark();
  return (name) => (name.endsWith(CLONE) ? inParentheses(name.slice(0, -CLONE.length), mark) : name);
}

function useCloneMark(): string {
  const { t } = useLingui();
  return t({ message: 'clone', comment: 'A label behind the name of a clone firm' });
}

/** The language with which the name is marked, if it is. */
function languageOfName(name: string): string | undefined {
  return !IS_LATIN && LATIN.test(name) ? DEFAULT_LANGUAGE : undefined;
}
