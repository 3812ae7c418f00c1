import { breakingChanges } from './breaking-changes';

const BEFORE = `
  type Query { job(id: ID!): Job }
  type Job { id: ID! title: String! city: String }
  enum Role { clinic hygienist }
`;

describe('breakingChanges', () => {
  it('lets a schema grow', async () => {
    const after = BEFORE.replace('city: String', 'city: String province: String');
    await expect(breakingChanges(BEFORE, after)).resolves.toEqual([]);
  });

  it('names a field that is gone, a type that changed and an argument that became required', async () => {
    const after = BEFORE.replace('city: String', '')
      .replace('title: String!', 'title: Int!')
      .replace('job(id: ID!)', 'job(id: ID!, locale: String!)');
    const messages = await breakingChanges(BEFORE, after);
    expect(messages).toHaveLength(3);
    expect(messages.join('\n')).toMatch(/city[\s\S]*title|title[\s\S]*city/);
  });

  it('allows a field to be deprecated', async () => {
    const after = BEFORE.replace('city: String', 'city: String @deprecated(reason: "2026-12-01")');
    await expect(breakingChanges(BEFORE, after)).resolves.toEqual([]);
  });
});
