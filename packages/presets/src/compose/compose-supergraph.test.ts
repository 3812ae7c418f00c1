import { buildSchema, isObjectType } from 'graphql';
import { composeSupergraph } from './compose-supergraph';
import { invalidOperations } from './client-operations';

describe('the graph of this repository', () => {
  const graph = composeSupergraph();

  it('composes into one API schema in which the subgraphs refer to each other', () => {
    const schema = buildSchema(graph.schema);
    const job = schema.getType('Job');
    expect(isObjectType(job) && String(job.getFields()['clinic']?.type)).toBe('User');
    expect(graph.supergraph).toContain('join__Graph');
  });

  it('contains no subgraph address', () => {
    const urls = [...graph.supergraph.matchAll(/@join__graph\(name: "\w+", url: "([^"]+)"/g)];
    expect(urls.length).toBeGreaterThan(2);
    for (const [, url] of urls) expect(url).toMatch(/^http:\/\/\w+\.invalid\/graphql$/);
  });

  it('validates every client operation, and lists invalid ones', async () => {
    const now = await invalidOperations(graph.schema);
    expect(now.problems).toEqual([]);
    expect(now.count).toBeGreaterThan(0);
    const smaller = graph.schema.replace(/(?<=\ntype Job \{[^}]*)\n {2}title: String!/, '');
    const then = await invalidOperations(smaller);
    expect(then.problems.join('\n')).toContain('Cannot query field "title"');
  });
});
