import { composeChanges, withAfter, withBefore, withImport } from './edits';
import type { Edit, Values } from './write-plan';

const importOf = (names: string, many: string) =>
  withImport(`import { ${names} } from './modules/${many}';`);

const resolverList = ({ many = '', manyCamel }: Values) =>
  composeChanges(
    importOf(`${manyCamel}Resolvers`, many),
    withBefore(/,?\s*\],?\s*\}\);/, `, ${manyCamel}Resolvers`, 'the resolvers'),
  );

function messaging(values: Values): Edit[] {
  const { many = '', manyCamel, Many, One } = values;
  return [
    {
      file: 'subgraph-messaging/src/subgraph.ts',
      change: composeChanges(
        importOf(`create${Many}Service`, many),
        withAfter(
          /const services(?:: Services)? = \{/,
          `\n${manyCamel}: create${Many}Service({ database, clock }),`,
          'the service',
        ),
      ),
    },
    {
      file: 'subgraph-messaging/src/context.ts',
      change: composeChanges(
        importOf(`create${One}Loaders, type ${One}Loaders, type ${Many}Service`, many),
        withAfter(/export type Services = \{/, ` ${manyCamel}: ${Many}Service;`, 'the service'),
        withAfter(/loaders: BlockLoaders[^;]*(?=;)/, ` & ${One}Loaders`, 'the loaders'),
        withAfter(
          /const loaders = \{/,
          `\n...create${One}Loaders(services.${manyCamel}),`,
          'the loaders',
        ),
      ),
    },
  ];
}

function identity(values: Values): Edit[] {
  const { many = '', manyCamel, Many, One } = values;
  return [
    {
      file: 'subgraph-identity/src/services.ts',
      change: composeChanges(
        importOf(`create${Many}Service`, many),
        withAfter(
          / {4}services: \{/,
          `\n${manyCamel}: create${Many}Service(parts),`,
          'the service',
        ),
      ),
    },
    {
      file: 'subgraph-identity/src/context.ts',
      change: composeChanges(
        importOf(`create${One}Loaders, type ${One}Loaders`, many),
        withAfter(/ {2}loaders: \{/, ` ${manyCamel}: ${One}Loaders;`, 'the loaders'),
        withAfter(
          / {4}loaders: \{/,
          `\n${manyCamel}: create${One}Loaders(services.${manyCamel}),`,
          'the loaders',
        ),
      ),
    },
  ];
}

function marketplace(values: Values): Edit[] {
  const { many = '', manyCamel, Many, One } = values;
  const names = `create${One}Loaders, create${Many}Service, type ${Many}Service`;
  return [
    {
      file: 'subgraph-marketplace/src/loaders.ts',
      change: composeChanges(
        importOf(`type ${One}Loaders`, many),
        withAfter(/export type MarketplaceLoaders =/, ` ${One}Loaders &`, 'the loaders'),
      ),
    },
    {
      file: 'subgraph-marketplace/src/services.ts',
      change: composeChanges(
        importOf(names, many),
        withAfter(
          /export type MarketplaceServices = [\w\s&]*\{/,
          `\n${manyCamel}: ${Many}Service;`,
          'the service',
        ),
        withBefore(
          / {2}return \{\n {4}services: \{/,
          `const ${manyCamel}Service = create${Many}Service({ database, clock });\n`,
          'the service',
        ),
        withAfter(/ {4}services: \{/, `\n${manyCamel}: ${manyCamel}Service,`, 'the service'),
        withAfter(
          /loadersFor: \(info\) => \(\{/,
          `\n...create${One}Loaders(${manyCamel}Service),`,
          'the loaders',
        ),
      ),
    },
  ];
}

const WIRINGS: Readonly<Record<string, (values: Values) => Edit[]>> = {
  'subgraph-identity': identity,
  'subgraph-marketplace': marketplace,
  'subgraph-messaging': messaging,
};

/** Where a module is registered, which differs between subgraphs. */
export function moduleWiring(subgraph: string, values: Values): Edit[] {
  const wiring = WIRINGS[subgraph];
  if (!wiring) throw new Error(`How ${subgraph} wires its modules is not known here`);
  return [{ file: `${subgraph}/src/schema.ts`, change: resolverList(values) }, ...wiring(values)];
}
