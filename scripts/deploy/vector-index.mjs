import { embeddingModelName } from '../../shared/services/embeddings.ts'
import { readSettings } from '../../shared/services/settings.ts'

/** A name may have 64 bytes. */
const longestModel = 32

/**
 * The index of vectors that a deployment with these vars needs: `{ name, dimensions }`, or null. Each model has one of its own, because vectors of two do not belong
 * together; `worker` is the name of any of its Workers, and tells which environment it is for.
 */
export function vectorIndexOf(vars, worker) {
  const settings = readSettings(vars)
  if (settings.VECTORS !== 'vectorize') return null
  const model = embeddingModelName(settings)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestModel)
    .replace(/^-+|-+$/g, '')
  const { EMBEDDING_DIMENSIONS: dimensions } = settings
  return { name: `${worker.replace(/-[a-z]+$/, '')}-${model}-${dimensions}`, dimensions }
}

/** The binding of it, for Workers that are told of models. */
export function vectorBinding(vars, worker) {
  const index = vectorIndexOf(vars, worker)
  return index ? { vectorize: [{ binding: 'VECTOR_INDEX', index_name: index.name }] } : {}
}
