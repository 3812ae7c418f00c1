import { createHash } from 'node:crypto';
import { ERROR_CODES } from '@tbt/service-kit';
import type { OpenApiDocument, OpenApiOperation } from './openapi';
import { STATUS_OF } from './problem-details';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
section{border-top:1px solid #8886;padding:.5rem 0}
h2{font-size:1.1rem;margin:.5rem 0}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{overflow:auto;padding:.75rem;background:#8881;border-radius:.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
const json = (value: unknown): string => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
const row = (cells: string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function typeOf(schema: unknown): string {
  const {
    type,
    enum: values,
    anyOf,
  } = (schema ?? {}) as {
    type?: string | string[];
    enum?: unknown[];
    anyOf?: unknown[];
  };
  if (values) return values.map(String).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  return [type ?? 'text'].flat().join(' | ');
}

function parameterTable({ parameters }: OpenApiOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, schema }) =>
    row([`<code>${escape(name)}</code>`, place, escape(typeOf(schema))]),
  );
  return `<table><tr><th>Parameter</th><th>In</th><th>Values</th></tr>${rows.join('')}</table>`;
}

function section(method: string, path: string, operation: OpenApiOperation): string {
  const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
  const answers = Object.entries(operation.responses).map(([status, answer]) =>
    row([status, escape((answer as { description: string }).description)]),
  );
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary)} ${escape(operation.description)}</p>
${parameterTable(operation)}${body ? `<details><summary>Body</summary>${json(body)}</details>` : ''}
<table><tr><th>Status</th><th>Meaning</th></tr>${answers.join('')}</table></section>`;
}

/** A static page without scripts or external resources. */
export function docsPage(document: OpenApiDocument): string {
  const sections = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  const codes = ERROR_CODES.map(
    (code) => `<tr id="${code}">${`<td><code>${code}</code></td><td>${STATUS_OF[code]}</td>`}</tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(document.info.title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escape(document.info.title)} API</h1>
<p>${escape(document.info.description)} <a href="/api/openapi.json">OpenAPI</a></p>
${sections.join('\n')}
<section><h2>Problems</h2><table><tr><th>Code</th><th>Status</th></tr>${codes.join('')}</table></section>
<section><h2>Entities</h2>${json(document.components.schemas)}</section>
</main></body></html>`;
}

export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
