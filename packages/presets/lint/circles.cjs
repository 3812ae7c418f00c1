/**
 * Rules of dependency-cruiser against circles of imports.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'circle',
      comment: 'Files that import each other: move what both need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'mutual-modules',
      comment: 'Modules of a subgraph that import each other, types included.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^subgraph-[^/]+/src/modules/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    includeOnly: '^(gateway|shell|mfe-[a-z]+|subgraph-[a-z]+|design-system|packages)/',
    exclude: '(^|/)(generated|node_modules|dist|lint-fixtures|storybook-static|storybook-test)/',
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};
