import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphqlSync } from 'graphql';
import { buildSubgraph, loadModuleTypeDefs } from './build-subgraph';

describe('buildSubgraph', () => {
  it('merges SDL and resolvers of all modules', () => {
    const schema = buildSubgraph({
      typeDefs: loadModuleTypeDefs(join(__dirname, '..', '..', 'test', 'modules')),
      resolvers: [{ Query: { people: () => ['Ana'] } }, { Query: { jobs: () => ['7'] } }],
    });
    const result = graphqlSync({ schema, source: '{ people jobs _service { sdl } }' });
    expect(result.errors).toBeUndefined();
    expect(result.data).toMatchObject({ people: ['Ana'], jobs: ['7'] });
  });

  it('throws without SDL', () => {
    const empty = mkdtempSync(join(tmpdir(), 'no-sdl-'));
    expect(() => loadModuleTypeDefs(empty)).toThrow('no <module>/<name>.graphql');
    rmSync(empty, { recursive: true });
  });
});
