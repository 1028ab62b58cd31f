import { install, missing, type Need } from './programs.ts';

/** A step of `npm test` or of `npm run release`. */
export interface Step {
  name: string;
  /** Without these, the step is skipped. */
  needs?: readonly Need[];
  /** Without these, some tests of the step are skipped. */
  someTestsNeed?: readonly Need[];
}

/**
 * Counts the steps that pass, fail and are skipped because a program is missing. In CI and with `--install`, what is missing is installed,
 * and a step for which that was not possible fails.
 */
export function countSteps(steps: readonly Step[], isInstalling: boolean) {
  const skipsNothing = isInstalling || /^(?:1|true)$/.test(process.env['CI'] ?? '');
  if (skipsNothing) install(steps.flatMap(({ needs = [], someTestsNeed = [] }) => [...needs, ...someTestsNeed]));
  const passed: string[] = [];
  const failed: string[] = [];
  const skipped: string[] = [];
  return {
    /** Counts a step, and runs it if it can be run. @param run whether the step passes */
    async run({ name, needs = [], someTestsNeed = [] }: Step, run: () => boolean | Promise<boolean>): Promise<void> {
      const [lacks, someLack] = [missing(needs), missing(someTestsNeed)];
      const prevented = lacks ?? (skipsNothing ? someLack : undefined);
      if (prevented !== undefined) {
        (skipsNothing ? failed : skipped).push(`${name}: ${prevented}`);
        return;
      }
      ((await run()) ? passed : failed).push(name);
      if (someLack !== undefined) skipped.push(`some ${name}: ${someLack}`);
    },
    /** Prints the result, for people and in its last line for programs, and sets the exit code. */
    report(): void {
      for (const name of skipped) console.log(`Skipped: ${name}`);
      for (const name of failed) console.log(`Failed: ${name}`);
      console.log(`${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
      process.exitCode = failed.length === 0 && passed.length > 0 ? 0 : 1;
    },
  };
}
