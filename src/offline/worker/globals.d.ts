/** What `src/offline/build-time/bundle-worker.ts` writes into the worker, at every place where it is named: the files of its release. */
declare const RELEASE: Release;

interface Release {
  /** A hash of all of them. */
  id: string;
  /** When it was built, as an ISO 8601 time. */
  built: string;
  /** The address of the script that all its pages have, by which a page and a worker know that they are of one release. */
  shell: string;
  /** The style sheet of the line that says from when a page is. */
  noticeStyle: string;
  /** The page on which abuse is reported, and the files that no other page has: if only they were kept, they would reveal a visit to it. */
  privateFiles: readonly string[];
  /** Address and fingerprint (subresource integrity) of every file that is kept. */
  files: readonly (readonly [address: string, integrity: string])[];
}

/** Network Information API; not in TypeScript's library. */
interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
