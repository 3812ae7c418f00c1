import boundaries from 'eslint-plugin-boundaries';

// Which layers a layer may import, itself excluded.
const LAYERS = {
  app: ['domain', 'ui', 'kit', 'contract'],
  domain: ['ui', 'kit', 'contract'],
  ui: [],
  kit: ['ui', 'contract'],
  contract: [],
  preset: ['preset', 'contract'],
  tooling: ['preset', 'tooling', 'app', 'domain', 'ui', 'kit', 'contract'],
};

const TOOLS = ['preset', 'tooling'];

// Which platforms code of a platform may import.
const PLATFORMS = {
  web: ['web', 'any'],
  node: ['node', 'any'],
  any: ['any'],
  // Pages in a thread of the server: the site's packages, Node's modules.
  rendering: ['web', 'any'],
};

const CODE = '**/*.{ts,tsx}';

const source = (patterns) => ({ source: patterns });
const filesOf = (category) => ({ file: { categories: { anyOf: [category] } } });
const codeOf = (category) => ({ file: { categories: { anyOf: [category], noneOf: ['test'] } } });
const filesOutside = (...categories) => ({ file: { categories: { noneOf: categories } } });

/**
 * Platforms of a project. The shell has four parts: the site in the browser, its server in Node, the
 * threads in which that renders the site, and the page data that all use.
 */
function runtimeParts(projects) {
  return projects.flatMap((project) => {
    const { folder } = project;
    if (folder !== 'shell') {
      return [
        { ...project, part: folder, files: [`${folder}/{src,test,e2e,visual,storybook}/**`] },
      ];
    }
    const site = ['shell/src/!(server|site|locales|rendering)/**', 'shell/src/*.{ts,tsx}'];
    const server = ['shell/src/server/**', 'shell/{test,e2e}/**'];
    const rendering = ['shell/src/rendering/**'];
    const facts = ['shell/src/{site,locales}/**'];
    return [
      { ...project, part: 'shell-site', files: site },
      { ...project, part: 'shell-server', files: server, platform: 'node' },
      { ...project, part: 'shell-rendering', files: rendering, platform: 'rendering' },
      { ...project, part: 'shell-facts', files: facts, platform: 'any' },
    ];
  });
}

const packagesOf = (projects) => projects.flatMap(({ name }) => [name, `${name}/**`]);

function axisPolicies(parts, projects) {
  return parts.flatMap(({ name, part, layer, platform, declared }) => {
    const isTool = TOOLS.includes(layer);
    const others = projects.filter((other) => other.name !== name);
    const presets = others.filter((other) => other.layer === 'preset');
    const wrongLayer = others.filter(
      (other) => !LAYERS[layer].includes(other.layer) && (isTool || other.layer !== 'preset'),
    );
    const wrongPlatform = others.filter(
      (other) =>
        !PLATFORMS[platform].includes(other.platform) && !isTool && !TOOLS.includes(other.layer),
    );
    const undeclared = others.filter(
      (other) => isTool && !declared.includes(other.name) && !wrongLayer.includes(other),
    );
    const layerMessage = `[layer] ${part} is "${layer}" and may not import this package`;
    const rules = (from, wrong, message) =>
      wrong.length > 0
        ? [{ from, disallow: { dependency: source(packagesOf(wrong)) }, message }]
        : [];
    return [
      ...rules(
        filesOf(part),
        wrongPlatform,
        `[platform] ${part} runs on "${platform}", this package does not`,
      ),
      ...rules(filesOf(part), wrongLayer, layerMessage),
      // Only tests of the product may import presets, and nothing of it the other tools.
      ...(isTool ? [] : rules(codeOf(part), presets, layerMessage)),
      // The order of the tools is that of their package.json: Nx refuses a circle.
      ...rules(filesOf(part), undeclared, `[declared] ${part} does not declare this package`),
    ];
  });
}

// Libraries that only their owner may import.
const OWNED_LIBRARIES = [
  {
    category: 'graph-client-owner',
    owner: 'web-kit',
    files: ['packages/web-kit/**'],
    libraries: ['@apollo/client', '@apollo/client/**'],
  },
  {
    category: 'prisma-owner',
    owner: 'a repository (or what opens its database)',
    files: [
      '**/*.{repository,queries}.ts',
      '**/{database,subgraph,*-subgraph}.ts',
      'packages/service-kit/src/database/**',
      'packages/{presets,performance}/**',
      '**/{test,prisma}/**',
      '**/src/generated/**',
    ],
    // A doublestar does not match the dots of a relative import.
    libraries: ['@prisma/**', './generated/prisma/**', '+(../)generated/prisma/**'],
  },
];

const ownershipPolicies = OWNED_LIBRARIES.map(({ category, owner, libraries }) => ({
  from: filesOutside(category),
  disallow: { dependency: source(libraries) },
  message: `[owner] only ${owner} imports this library`,
}));

const INSIDE_POLICIES = [
  {
    from: { element: { type: 'feature' } },
    disallow: { to: { element: { type: ['feature', 'page'] } } },
    message: '[feature] features never import each other or a page; compose them in a page',
  },
  {
    from: { element: { type: 'part' } },
    disallow: { to: { element: { type: ['feature', 'page'] } } },
    message: '[part] what several features show knows none of them',
  },
  {
    from: { file: { categories: { anyOf: ['shell-site', 'shell-rendering', 'shell-facts'] } } },
    disallow: { to: filesOf('shell-server') },
    message: '[platform] the site does not import its server',
  },
  {
    from: { file: { categories: { anyOf: ['shell-server', 'shell-facts'] } } },
    disallow: { to: filesOf('shell-site') },
    message: '[platform] what runs in Node does not import the site',
  },
  {
    from: { file: { categories: { anyOf: ['shell-site', 'shell-server', 'shell-facts'] } } },
    disallow: { to: filesOf('shell-rendering') },
    message: '[platform] only a thread of the server renders pages',
  },
];

function fileCategories(projects) {
  return [
    { category: 'code', pattern: CODE },
    { category: 'test', pattern: ['**/*.test.{ts,tsx}', '**/{test,testing,e2e}/**'] },
    ...runtimeParts(projects).map(({ part, files }) => ({ category: part, pattern: files })),
    ...OWNED_LIBRARIES.map(({ category, files }) => ({ category, pattern: files })),
  ];
}

function nodeModulePolicies(parts) {
  const inBrowser = parts.filter(({ platform }) => platform === 'web' || platform === 'any');
  return inBrowser.map(({ part }) => ({
    from: { file: { categories: { anyOf: [part], noneOf: ['test'] } } },
    disallow: { dependency: source(['node:*', 'node:*/**']) },
    message: '[platform] this module is not there in a browser',
  }));
}

const dependencyRule = (ofProject) => [
  'error',
  {
    default: 'allow',
    checkAllOrigins: true,
    checkUnknownLocals: true,
    policies: [...ofProject, ...ownershipPolicies, ...INSIDE_POLICIES],
  },
];

/**
 * Import rules by project.
 * @param {string} root
 * @param {import('./projects.mjs').Project[]} projects
 * @returns {import('eslint').Linter.Config[]}
 */
export function importRules(root, projects) {
  return [
    {
      files: [CODE],
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': root,
        'boundaries/elements': [
          { type: 'feature', pattern: '*/src/features/*' },
          { type: 'page', pattern: '*/src/pages' },
          { type: 'part', pattern: '*/src/parts/*' },
        ],
        'boundaries/files': fileCategories(projects),
        'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
      },
      rules: {
        'boundaries/dependencies': dependencyRule([]),
        'no-restricted-imports': ['error', { patterns: restrictedPatterns(projects) }],
      },
    },
    // Each project is checked by its own policies only: matching all of them is slow.
    ...projects.map((project) => ({
      files: [`${project.folder}/${CODE}`],
      rules: {
        'boundaries/dependencies': dependencyRule([
          ...axisPolicies(runtimeParts([project]), projects),
          ...nodeModulePolicies(runtimeParts([project])),
        ]),
      },
    })),
    {
      files: SHARED_APART,
      ignores: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [...restrictedPatterns(projects), ownFacadeOnly] },
        ],
      },
    },
    {
      files: ['packages/web-kit/src/**/*.{ts,tsx}'],
      ignores: ['**/*.test.{ts,tsx}', ...SHARED_APART],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [...restrictedPatterns(projects), notFromTheRest] },
        ],
      },
    },
  ];
}

/** Folders of a package that pages load separately: see ADR 0008. */
const SHARED_APART = ['packages/web-kit/src/forms/**/*.{ts,tsx}'];
const ownFacadeOnly = {
  regex: '^\\.\\./',
  message: '[apart] Import the rest of the package by its name: a page has one copy of that.',
};
const notFromTheRest = {
  regex: '^\\.{1,2}/(?:.*/)?forms(?:/|$)',
  message: '[apart] Forms are loaded apart: nothing that every page loads imports them.',
};

function restrictedPatterns(projects) {
  const names = projects.map(({ folder }) => folder).join('|');
  const entries = projects.flatMap((project) => project.entries).join('|');
  return [
    {
      regex: `^@tbt/(?!(?:${entries.replaceAll('@tbt/', '')})$)[^/]+/`,
      message: '[deep] Import what the package exports, not a file inside of it.',
    },
    {
      regex: `^(?:\\.\\./)+(?:${names})/`,
      message: '[deep] Import the package by its name.',
    },
    {
      regex: '^\\.{1,2}/(?:.*/)?(?:utils|common|shared|core|helpers|lib)(?:/|$)',
      message: '[drawer] Name the folder after what is in it.',
    },
  ];
}
