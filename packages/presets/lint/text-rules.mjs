const ATTRIBUTES = 'label|title|placeholder|aria-label|aria-description|alt|heading|description';
const HAS_LETTER = '/[A-Za-zÀ-ÿ]/';
const MESSAGE = 'Text belongs into the catalogues, so that it exists in both languages.';

const SELECTORS = [
  `JSXText[value=${HAS_LETTER}]`,
  `JSXElement > JSXExpressionContainer > Literal[value=${HAS_LETTER}]`,
  `JSXFragment > JSXExpressionContainer > Literal[value=${HAS_LETTER}]`,
  `JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${HAS_LETTER}]`,
  `JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > Literal[value=${HAS_LETTER}]`,
  `JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > JSXExpressionContainer > Literal[value=${HAS_LETTER}]`,
  `JSXAttribute[name.name=/^(${ATTRIBUTES})$/] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${HAS_LETTER}]`,
];

/** Entries of `no-restricted-syntax` that find hard-coded texts in components. */
export const hardCodedText = SELECTORS.map((selector) => ({ selector, message: MESSAGE }));
