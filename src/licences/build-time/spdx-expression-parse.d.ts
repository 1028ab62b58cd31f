/** The package brings no types; of what it gives, we use that it throws. */
declare module 'spdx-expression-parse' {
  /** @throws for what is no SPDX expression. */
  export default function parse(expression: string): object;
}
