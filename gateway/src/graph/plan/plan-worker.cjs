// Plain JavaScript: a thread starts without the compilers of development and tests.
const { parentPort } = require('node:worker_threads');
const { Supergraph, operationFromDocument } = require('@apollo/federation-internals');
const { QueryPlanner } = require('@apollo/query-planner');
const { parse } = require('graphql');

let known = {};

function graphOf(supergraphSdl) {
  if (known.supergraphSdl === supergraphSdl) return known;
  const supergraph = Supergraph.build(supergraphSdl);
  const planner = new QueryPlanner(supergraph);
  known = { supergraphSdl, planner, schema: supergraph.apiSchema() };
  return known;
}

/** @returns {object | null} null for what the planner refuses. */
function planOf({ planner, schema }, { text, operationName }) {
  try {
    return planner.buildQueryPlan(operationFromDocument(schema, parse(text), { operationName }));
  } catch {
    return null;
  }
}

parentPort.on('message', ({ id, ...wanted }) => {
  const graph = graphOf(wanted.supergraphSdl);
  const since = performance.now();
  const plan = planOf(graph, wanted);
  parentPort.postMessage({ id, plan, spentMs: performance.now() - since });
});
