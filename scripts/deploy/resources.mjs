const unique = (names) => [...new Set(names)].sort((a, b) => a.localeCompare(b))

/** The title under which a KV namespace is kept in the account; a config names only the binding, and its Worker tells which environment it is for. */
export function namespaceTitle(binding, worker) {
  return `${worker.replace(/-[a-z]+$/, '')}-${binding.toLowerCase()}`
}

/**
 * What the Workers of these configs need in the account, each name once:
 * `{ databases, buckets, namespaces, queues }`; queues include those for dead letters.
 */
export function resourcesOf(rawConfigs) {
  const all = (pick) => unique(rawConfigs.flatMap((config) => pick(config) ?? []))
  return {
    databases: all((config) => config.d1_databases?.map((database) => database.database_name)),
    buckets: all((config) => config.r2_buckets?.map((bucket) => bucket.bucket_name)),
    namespaces: all(({ kv_namespaces: bound, name }) =>
      bound?.map(({ binding }) => namespaceTitle(binding, name)),
    ),
    queues: all(({ queues }) => [
      ...(queues?.producers ?? []).map((producer) => producer.queue),
      ...(queues?.consumers ?? []).flatMap(({ queue, dead_letter_queue: dead }) =>
        dead ? [queue, dead] : [queue],
      ),
    ]),
  }
}
