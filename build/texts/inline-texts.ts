import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';

/** The part of Babel's types that this file needs. The types would be another package. */
interface Babel {
  types: { valueToNode(value: unknown): Node };
}
interface Node {
  value?: unknown;
}
interface Property {
  key?: { name?: string };
  value?: Node;
}
interface ObjectPath {
  node: { leadingComments?: { value: string }[]; properties: Property[] };
}

/**
 * Lingui's macros, with the texts of one language written into the code, so that a page loads no catalogue. The texts are
 * compiled here, because the browser has no compiler.
 */
export async function inlineTexts(language: LanguageCode): Promise<ReturnType<typeof linguiTransformerBabelPreset>> {
  const translations = await translationsOf(language);
  const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return { ...macros, preset: { plugins: [(babel: Babel) => compileTexts(babel, translations)], presets: [macros.preset] } };
}

/** The texts of a language by their id. A text without a translation is missing; the build reports it (`catalogue-rules.ts`). */
async function translationsOf(language: LanguageCode): Promise<Record<string, string | undefined>> {
  if (language === DEFAULT_LANGUAGE) return {};
  const texts: Record<string, string | undefined> = {};
  for (const catalogue of await getCatalogs(getConfig())) {
    const { messages } = await catalogue.getTranslations(language, { fallbackLocales: {}, sourceLocale: DEFAULT_LANGUAGE });
    Object.assign(texts, messages);
  }
  return texts;
}

/** Babel plugin: translates and compiles the `message` of every object that the macros have marked with a comment. */
function compileTexts({ types }: Babel, translations: Record<string, string | undefined>) {
  return {
    visitor: {
      ObjectExpression({ node }: ObjectPath) {
        if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return;
        const property = (name: string) => node.properties.find(({ key }) => key?.name === name);
        const [id, message] = [property('id'), property('message')];
        const english = message?.value?.value;
        if (!message || typeof english !== 'string') return;
        const key = String(id?.value?.value);
        message.value = types.valueToNode(compileMessageOrThrow(translations[key] || english));
        // Nothing looks up a text by its generated id.
        if (key === generateMessageId(english)) node.properties = node.properties.filter((each) => each !== id);
      },
    },
  };
}
