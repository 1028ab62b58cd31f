import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** The part of Babel's types that this file needs. The types would be another package. */
interface Babel {
  types: { valueToNode(value: unknown): Node };
}
interface Node {
  value?: unknown;
}
interface ObjectPath {
  node: { leadingComments?: { value: string }[]; properties: { key?: { name?: string }; value?: Node }[] };
}

/**
 * Lingui's macros, with the English texts left in the code, so that English needs no catalogue. The texts are compiled here
 * like those of a catalogue, because the browser has no compiler.
 */
export function inlineEnglish(): ReturnType<typeof linguiTransformerBabelPreset> {
  const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return { ...macros, preset: { plugins: [compileTexts], presets: [macros.preset] } };
}

/** Babel plugin: compiles the `message` of every object that the macros have marked with a comment. */
function compileTexts({ types }: Babel) {
  return {
    visitor: {
      ObjectExpression({ node }: ObjectPath) {
        if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return;
        const text = node.properties.find(({ key }) => key?.name === 'message');
        if (typeof text?.value?.value === 'string') text.value = types.valueToNode(compileMessageOrThrow(text.value.value));
      },
    },
  };
}
