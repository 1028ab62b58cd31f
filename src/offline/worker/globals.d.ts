/** The release, which `build/offline/bundle-worker.ts` inserts into the script of the worker. */
declare const RELEASE: import('./description.ts').Release;

/** Network Information API, which TypeScript's library lacks. */
interface WorkerNavigator {
  readonly connection?: { readonly saveData?: boolean };
}
