declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Body: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Body;
  export const contents: readonly { id: string; title: string }[];
}
