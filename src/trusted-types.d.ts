/** Trusted Types API, as far as it is used here; not in TypeScript's library. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => { createScriptURL: (address: string) => string };
}

declare var trustedTypes: TrustedTypes | undefined;
