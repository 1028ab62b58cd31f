/**
 * A rule of our own for oxlint. An object has `constructor`, `toString` and a dozen other keys that nobody wrote. A table of what
 * visitors or editors write would answer these words with a function, and the page would break.
 */
const message =
  "A table whose keys are any text must be a Map. An object also has keys that nobody wrote, such as 'constructor', and visitors type them.";

const isText = (type) => type?.type === 'TSStringKeyword';

const noObjectOfWords = {
  create: (context) => ({
    TSTypeReference(node) {
      const { typeName, typeArguments } = node;
      if (typeName.type === 'Identifier' && typeName.name === 'Record' && isText(typeArguments?.params[0]))
        context.report({ node, message });
    },
    TSIndexSignature(node) {
      if (isText(node.parameters[0]?.typeAnnotation?.typeAnnotation)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'words' }, rules: { 'no-object-of-words': noObjectOfWords } };
