import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** All its letters are Latin. */
const LATIN = /^[\P{L}\p{Script=Latin}]+$/u;

/**
 * The name of a firm. On an Arabic or a Chinese page, one in Latin letters says that it is not of that language, or a
 * screen reader would spell it out, or leave it out, in that language's voice. It says English, whatever its language:
 * `lang=""` and `und` would be truer, but WebKit passes over the one and no screen reader has a voice for the other.
 */
export function FirmName({ children }: { children: string }) {
  const { code } = useLanguage();
  const isForeign = (code === 'ar' || code === 'zh') && LATIN.test(children);
  return <bdi lang={isForeign ? DEFAULT_LANGUAGE : undefined}>{children}</bdi>;
}
