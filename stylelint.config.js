import { readFileSync } from 'node:fs';

const layers =
  readFileSync(new URL('src/styles/layers.css', import.meta.url), 'utf8')
    .match(/(?<=@layer )[^;]+/)?.[0]
    .split(', ') ?? [];

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    // What is in no layer, or in one that is not declared, would win over all that are.
    'rule-nesting-at-rule-required-list': [['layer'], { message: 'Put the rule in a layer of src/styles/layers.css' }],
    'layer-name-pattern': [`^(${layers.join('|')})$`, { message: `Use a layer of src/styles/layers.css: ${layers.join(', ')}` }],
    'media-feature-name-no-unknown': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'unit-no-unknown': true,
    'property-disallowed-list': [
      [
        '/^(margin|padding|border|inset)-(left|right|top|bottom)/',
        '/^(left|right|top|bottom|width|height|min-width|min-height|max-width|max-height)$/',
        '/^border-(start|end|top|bottom).*-radius$/',
      ],
      { message: 'Logical properties only, and square corners: the site is read right-to-left too' },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      'border-radius': ['/[1-9]/'],
      // A length that has a token is written as the token (src/styles/tokens.css).
      '/^(margin|padding|gap|row-gap|column-gap)/': [/^(?!.*(calc|clamp|min|max)\().*(?<![\d.-])(0?\.25|0?\.5|0?\.75|1|1\.5|2|3|4)rem\b/],
      'font-size': [/^\d*\.?\d+rem$/],
    },
    'media-feature-name-value-allowed-list': [
      { '/width$/': ['20em', '40em', '48em', '64em'] },
      { message: 'Four widths are enough: 20, 40, 48 and 64em. Between them, a part reacts to its own width (a container query)' },
    ],
    'function-disallowed-list': [['rgba', 'hsla'], { message: 'Write rgb(… / …%)' }],
  },
  overrides: [
    {
      // On a telephone every word of the header counts, and two parts stick below it.
      files: ['src/app/**', 'src/pages/{regulated-companies,report-abuse}/page.module.css'],
      rules: { 'media-feature-name-value-allowed-list': { '/width$/': ['20em', '22.5em', '24em', '30em', '40em', '48em', '64em'] } },
    },
  ],
};
