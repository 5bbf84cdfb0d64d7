const modelVars = ['MODEL', 'EMBEDDINGS', 'RERANKER']

/** The binding that Workers AI needs, for Workers that are told of a model of any kind. */
export const modelBinding = (vars = {}) =>
  modelVars.some((name) => vars[name] === 'workers-ai') ? { ai: { binding: 'AI' } } : {}
