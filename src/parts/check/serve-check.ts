import { createCheck, type Check, type CheckData } from '@frontier/check';

/** What a worker can do, as far as it is used here. */
interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<{ id: number; text: string }>) => void) => void;
  postMessage: (message: unknown) => void;
}

/** Answers texts with what the lists say. If the lists cannot be loaded, it says so, and the next text tries again. */
export function serveCheck(scope: Scope, load: () => Promise<CheckData>): void {
  /* oxlint-disable unicorn/require-post-message-target-origin -- the page that started the worker is the only one to hear it */
  let check: Promise<Check> | undefined;
  scope.addEventListener('message', ({ data: { id, text } }) => {
    check ??= load().then(createCheck);
    check.then(
      (engine) => scope.postMessage({ id, answer: engine.check(text) }),
      (error: unknown) => {
        check = undefined;
        scope.postMessage({ id, failed: String(error) });
      },
    );
  });
}
