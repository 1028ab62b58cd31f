import stylelint from 'stylelint';

/** A rule of our own for stylelint, whose `layer-name-pattern` does not look at layers without a name. */
const ruleName = 'site/layer-has-name';

const rule = () => (root, result) =>
  root.walkAtRules('layer', (node) => {
    const message = 'A layer without a name would win over all that are declared in src/styles/layers.css';
    if (node.params === '') stylelint.utils.report({ ruleName, result, node, message });
  });

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages: {}, meta: {} }));
