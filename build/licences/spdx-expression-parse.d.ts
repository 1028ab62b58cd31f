/** The package has no types. We only use that it throws. */
declare module 'spdx-expression-parse' {
  /** @throws if the text is not an SPDX expression. */
  export default function parse(expression: string): object;
}
