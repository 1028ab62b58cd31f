#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { createCheck, type Answer } from './check.ts';
import { DataError, readOpenData } from './cli/open-data.ts';
import { harmless, STATUS, statusOf, toData, toJson, toText, withoutControls } from './cli/report.ts';

/*
 * The check for a terminal: `npx @frontier/check --data DIR 'text'`. README.md explains its use.
 */

const HELP = `Checks a text against the register and the warnings of a financial regulator.

  npx @frontier/check --data DIR_OR_ADDRESS [options] ['text']

The text is a name, a licence number, a web or email address, a telephone number
or a whole message. Without a text, the command reads standard input.

  --data DIR_OR_ADDRESS  the folder with firms.json and warnings.json, or its address
  --file FILE            check every line of a file, such as a list of suppliers
  --json                 print the answer as JSON
  --help                 print this text
  --version              print the version

Exit status: ${STATUS.calm} the lists have nothing against it; ${STATUS.caution} look more closely; ${STATUS.alarm} alarm; ${STATUS.error} usage or data error.
`;

/** The input and the output of the command. */
export interface Terminal {
  /** Reads standard input to its end; undefined if a person would have to type it. */
  readInput: (() => Promise<string>) | undefined;
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/** A mistake in how the command was called. */
class UsageError extends Error {}

interface Options {
  data: string;
  file: string | undefined;
  json: boolean;
  texts: string[];
}

/** Runs the command and returns its exit status. Never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(args);
    if (typeof options === 'string') {
      terminal.write(options);
      return STATUS.calm;
    }
    const texts = await readTexts(options, terminal);
    const { publisher, isFictional, ...data } = await readOpenData(options.data);
    const { check } = createCheck(data);
    const answers = texts.map((text) => ({ text, answer: check(text) }));
    terminal.write(options.json ? jsonOf(answers, options) : textOf(answers, options));
    const lists = `${data.firms.length} firms and ${data.warnings.length} warnings`;
    const source = `${publisher || options.data}${isFictional ? ' (fictional)' : ''}`;
    if (!options.json) terminal.write(`${withoutControls(`Checked against ${lists} of ${source}.`)}\n`);
    return statusOf(answers.map(({ answer }) => answer));
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof DataError;
    const message = error instanceof Error ? error.message : String(error);
    terminal.writeError(`${withoutControls(isExpected ? message : `The check failed: ${message}`)}\n`);
    if (error instanceof UsageError) terminal.writeError('Run it with --help for an explanation.\n');
    return STATUS.error;
  }
}

/** Reads the options. Returns the text to print for `--help` and `--version`. @throws {UsageError} */
function readOptions(args: readonly string[]): Options | string {
  const { values, positionals } = parse(args);
  if (values.help) return HELP;
  if (values.version) return `${manifest.version}\n`;
  if (values.data === undefined || values.data === '')
    throw new UsageError('--data is missing: the folder or the address of the open data');
  if (positionals.length > 1) throw new UsageError('There is more than one text. Put the text in quotation marks');
  if (values.file !== undefined && positionals.length > 0)
    throw new UsageError('There is a text and a file. Only one of the two can be checked');
  return { data: values.data, file: values.file, json: values.json, texts: positionals };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        file: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The texts to check. @throws {UsageError} if there is none */
async function readTexts({ file, texts }: Options, { readInput }: Terminal): Promise<string[]> {
  if (file !== undefined) {
    const lines = (await readNames(file)).split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    if (lines.length === 0) throw new UsageError(`The file ${file} is empty`);
    return lines;
  }
  const text = texts[0] ?? (await readInput?.())?.replace(/\r?\n$/, '');
  if (text === undefined || text.trim() === '') throw new UsageError('There is no text to check');
  return [text];
}

async function readNames(file: string): Promise<string> {
  try {
    // Many programs begin a file with a byte order mark.
    return (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    throw new UsageError(`Cannot read the file ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Checked = readonly { text: string; answer: Answer }[];

function jsonOf(answers: Checked, { file }: Options): string {
  const results = answers.map(({ text, answer }) => toData(text, answer));
  return `${toJson(file === undefined ? results[0] : results)}\n`;
}

function textOf(answers: Checked, { file }: Options): string {
  const parts = answers.map(({ text, answer }) => (file === undefined ? '' : `${withoutControls(harmless(text))}\n`) + toText(answer));
  return `${parts.join('\n\n')}\n`;
}

async function readStandardInput(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

// The bundle replaces `import.meta.main` by `true`, because Node has it only since version 24.2.
if (import.meta.main) {
  // A program such as `head` closes the output early.
  process.stdout.on('error', () => process.exit(STATUS.error));
  process.exitCode = await run(process.argv.slice(2), {
    readInput: process.stdin.isTTY ? undefined : readStandardInput,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
}
