import { withAbsolutePaths } from '../absolute-paths.mjs'
import { modelBinding } from './model-binding.mjs'
import { namespaceTitle } from './resources.mjs'
import { vectorBinding } from './vector-index.mjs'

function required(ids, name) {
  const id = ids[name]
  if (!id) throw new Error(`No id is known for ${name}.`)
  return id
}

/** Those that ask models, whatever they are called before that. */
const asksModels = ({ name = '' }) => /-(?:api|jobs)$/.test(name)

/**
 * A config that can be deployed from anywhere: with the account's ids in place of the local ones, absolute paths, and
 * `vars` over its own, and the bindings of the models and the index of vectors that they choose. Takes the raw config, the `folder` it lies in, and `ids` by the names of the resources.
 */
export function deployable(raw, { folder, ids, vars = {} }) {
  const config = withAbsolutePaths(raw, folder)
  for (const database of config.d1_databases ?? [])
    database.database_id = required(ids, database.database_name)
  for (const namespace of config.kv_namespaces ?? [])
    namespace.id = required(ids, namespaceTitle(namespace.binding, raw.name))
  if (Object.keys(vars).length > 0) config.vars = { ...raw.vars, ...vars }
  if (!asksModels(raw)) return config
  return { ...config, ...modelBinding(config.vars), ...vectorBinding(config.vars, raw.name) }
}
