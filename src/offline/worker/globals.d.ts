/** The release, which `src/offline/build-time/bundle-worker.ts` inserts into the script of the worker. */
declare const RELEASE: Release;

interface Release {
  /** A hash of all files. */
  id: string;
  /** The time of the build (ISO 8601). */
  built: string;
  /** The address of the shell. A page and a worker compare it to find out whether they belong to the same release. */
  shell: string;
  /** The style sheet with the styles of the notice. */
  noticeStyle: string;
  /** The report page and the files that no other page uses. Keeping only these would reveal a visit to it. */
  privateFiles: readonly string[];
  /** Address and hash (Subresource Integrity) of every kept file. */
  files: readonly (readonly [address: string, integrity: string])[];
}

/** Network Information API, which TypeScript's library lacks. */
interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
