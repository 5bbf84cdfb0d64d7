import { join } from 'node:path'

/** A copy of a Worker's config that means the same from any folder. Takes the raw config and the `folder` it lies in. */
export function withAbsolutePaths(raw, folder) {
  const config = structuredClone(raw)
  config.main = join(folder, raw.main)
  for (const [name, path] of Object.entries(raw.alias ?? {})) config.alias[name] = join(folder, path)
  if (raw.assets) config.assets.directory = join(folder, raw.assets.directory)
  for (const database of config.d1_databases ?? [])
    if (database.migrations_dir) database.migrations_dir = join(folder, database.migrations_dir)
  return config
}
