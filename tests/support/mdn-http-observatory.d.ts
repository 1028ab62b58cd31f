/** The parts of the Mozilla Observatory that we use, after its JSDoc. The package has no types. */

declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Answer {
    status: number;
    headers: Record<string, string>;
    verified: boolean;
    data: string;
    httpEquiv: Map<string, string[]>;
  }
  interface Redirect {
    url: URL;
    status: number;
  }
  export class Requests {
    constructor(hostname: string);
    responses: {
      auto: Answer | null;
      cors: Answer | null;
      http: Answer | null;
      https: Answer | null;
      httpRedirects: Redirect[];
      httpsRedirects: Redirect[];
    };
    resources: { path: string | null };
    session: { url: URL } | null;
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  interface Output {
    result: string | null;
    pass: boolean | null;
  }
  /** The tests, and the possible results of each in the same order. */
  export const ALL_TESTS: ((requests: Requests) => Output)[];
  export const ALL_RESULTS: { name: string; possibleResults: string[] }[];
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  export const SCORE_TABLE: Map<string, { modifier: number }>;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}
