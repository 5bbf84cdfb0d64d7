import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Row = Record<string, string | number | null>

const folders = {
  catalog: 'd1/miniflare-D1DatabaseObject',
  objects: 'r2/miniflare-R2BucketObject',
  indexes: 'do/tracewright-api-KnowledgeIndex',
  queue: 'do/tracewright-queue-LocalQueue',
}

/** Reads what a local product holds of knowledge, past the product itself, which may be running or dead. */
export function knowledgeOnDisk(persistTo: string) {
  const paths = (store: keyof typeof folders) => {
    const folder = join(persistTo, 'v3', folders[store])
    return readdirSync(folder)
      .filter((name) => /^[0-9a-f]+\.sqlite$/.test(name))
      .map((name) => join(folder, name))
  }

  const ask = (path: string, statement: string, values: (string | number)[], readOnly = true) => {
    // The product writes meanwhile, and a database that is being opened or closed is locked for a moment.
    const database = new DatabaseSync(path, { readOnly, timeout: 30_000 })
    try {
      return database.prepare(statement).all(...values) as Row[]
    } finally {
      database.close()
    }
  }

  const all = (store: keyof typeof folders, statement: string, ...values: (string | number)[]) =>
    paths(store).flatMap((path) => ask(path, statement, values))

  return {
    catalog: (statement: string, ...values: (string | number)[]) => all('catalog', statement, ...values),
    queue: (statement: string) => all('queue', statement),
    /** Keys of stored objects below a prefix. */
    keys: (prefix: string) =>
      all('objects', 'select key from _mf_objects where key >= ? and key < ?', prefix, `${prefix}\uffff`).map(
        ({ key }) => String(key),
      ),
    /** Uploads in parts that were neither completed nor aborted. */
    openUploads: (prefix: string) =>
      all(
        'objects',
        'select key from _mf_multipart_uploads where state = 0 and key >= ? and key < ?',
        prefix,
        `${prefix}\uffff`,
      ).map(({ key }) => String(key)),
    /** What indexes hold of some files, by file: an erased one has no tables. */
    indexed: (fileIds: readonly string[]) => {
      const known = paths('indexes').filter(
        (path) => ask(path, "select 1 from sqlite_master where name = 'readings'", []).length > 0,
      )
      const statement = `select file_id as fileId, generation, published,
          (select count(*) from chunks where reading = readings.id) as chunks,
          (select count(*) from texts join chunks on chunks.id = texts.chunk where reading = readings.id) as texts,
          (select count(*) from vectors join chunks on chunks.id = vectors.chunk where reading = readings.id and exact is not null) as vectors
        from readings where file_id in (select value from json_each(?))`
      return known.flatMap((path) => ask(path, statement, [JSON.stringify(fileIds)]))
    },
    /** Pieces, texts and vectors that belong to no reading. */
    orphans: () => {
      const known = paths('indexes').filter(
        (path) => ask(path, "select 1 from sqlite_master where name = 'readings'", []).length > 0,
      )
      const statement = `select
          (select count(*) from chunks where reading not in (select id from readings)) +
          (select count(*) from texts where chunk not in (select id from chunks)) +
          (select count(*) from vectors where chunk not in (select id from chunks)) as n`
      return known.flatMap((path) => ask(path, statement, [])).reduce((sum, { n }) => sum + Number(n), 0)
    },
    /**
     * Lets half an hour pass for what is under way: a message that was cut off between the catalog and its queue is sent again by the upkeep, which comes
     * with the next start. The product must not run.
     */
    letTimePass: () => {
      for (const path of paths('catalog')) {
        ask(path, 'update uploads set started_at = 0', [], false)
        ask(path, 'update purges set requested_at = 0 where finished_at is null', [], false)
        ask(path, "update files set updated_at = 0 where status in ('uploaded', 'processing')", [], false)
      }
    },
  }
}
