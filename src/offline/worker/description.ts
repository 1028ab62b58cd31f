import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Reason } from './messages.ts';

/** What the build tells the worker about its release (`build/offline/describe-release.ts`). */
export interface Release {
  /** A hash of everything below. */
  id: string;
  /** The time of the build (ISO 8601). */
  built: string;
  /** The style sheet with the styles of the notice. */
  noticeStyle: string;
  /** The report page in each language and the files that no other page uses. Keeping only these would reveal a visit to it. */
  privateFiles: readonly string[];
  languages: Partial<Record<LanguageCode, ReleaseLanguage>>;
}

interface ReleaseLanguage {
  /** The address of the shell. A page and a worker compare it to find out whether they belong to the same release. */
  shell: string;
  words: OfflineWords;
  /** Address and hash (Subresource Integrity) of every file, without those that English has too. */
  files: readonly (readonly [address: string, integrity: string])[];
}

/** The words of the notice: why the page came from the cache, and when it was up to date, with `{time}` in place of the time. */
type NoticeWords = Readonly<Record<Reason | 'upToDate', string>>;

/** Also the words of the page that is shown instead of one in a language that is not kept. */
export type OfflineWords = NoticeWords & Readonly<Record<'languages', string>>;
