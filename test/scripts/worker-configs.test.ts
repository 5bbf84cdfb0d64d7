import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { readSettings } from '../../shared/services/settings.ts'

/** What is read of a config; wrangler has filled in its defaults. */
interface Config {
  name: string
  compatibility_date: string
  compatibility_flags: string[]
  limits?: { cpu_ms?: number }
  vars: Record<string, unknown>
  services?: { binding: string; service: string }[]
  durable_objects: { bindings: { name: string; class_name: string; script_name?: string }[] }
  migrations: { tag: string; new_sqlite_classes?: string[] }[]
  d1_databases: { binding: string; database_id: string; database_name: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  kv_namespaces: { binding: string; id: string }[]
  queues: {
    producers?: { binding: string; queue: string }[]
    consumers?: {
      queue: string
      dead_letter_queue?: string
      max_retries?: number
      max_batch_size?: number
      max_concurrency?: number
      max_batch_timeout?: number
    }[]
  }
  workflows: { binding: string }[]
  vectorize: { binding: string }[]
  browser?: { binding: string }
  ai?: { binding: string }
  assets?: { binding: string }
}

const root = join(import.meta.dirname, '../..')
const read = (path: string) =>
  readConfig({ config: join(root, path) }, { hideWarnings: true }) as unknown as Config

const api = read('wrangler.toml')
const collect = read('workers/collect/wrangler.toml')
const jobs = read('workers/jobs/wrangler.toml')
const extract = read('workers/extract/wrangler.toml')
const design = read('workers/design/wrangler.toml')
const ocr = read('workers/ocr/wrangler.toml')
const workers = [api, collect, jobs, extract, design, ocr]

/** The Workers that must be deployed before this one, because it names them. */
const needs = ({ services, durable_objects }: Config) =>
  new Set([
    ...(services ?? []).map(({ service }) => service),
    ...durable_objects.bindings.flatMap(({ script_name: script }) => (script === undefined ? [] : [script])),
  ])

/** Names of everything that a Worker binds, vars aside. */
const bindings = (config: Config): string[] =>
  [
    ...config.durable_objects.bindings.map(({ name }) => name),
    ...[
      ...config.d1_databases,
      ...config.r2_buckets,
      ...config.kv_namespaces,
      ...(config.queues.producers ?? []),
      ...(config.services ?? []),
      ...config.workflows,
      ...config.vectorize,
    ].map(({ binding }) => binding),
    ...[config.browser, config.ai, config.assets].map((single) => single?.binding),
  ].filter((name) => name !== undefined)

const consumers = workers.flatMap(({ queues }) => queues.consumers ?? [])
const producers = workers.flatMap(({ queues }) => queues.producers ?? [])

test('bindings lead from extract, design and collect to api to jobs, and from ocr to jobs, and never back, so that a first deploy is possible', () => {
  const order = [extract, design, ocr, collect, api, jobs].map(({ name }) => name)
  for (const config of workers) {
    for (const needed of needs(config)) {
      expect(order.indexOf(needed), `${config.name} needs ${needed}`).toBeGreaterThanOrEqual(0)
      expect(order.indexOf(needed)).toBeLessThan(order.indexOf(config.name))
    }
  }
  expect(needs(jobs)).toEqual(new Set([api.name, extract.name, design.name, ocr.name]))
  expect(needs(api)).toEqual(new Set([collect.name, extract.name, design.name]))
})

test.each([
  ['extract', extract, []],
  ['design', design, ['WEIGHTS']],
  ['ocr', ocr, []],
])('%s binds nothing but its own files', (_name, config, files) => {
  expect(bindings(config)).toEqual(files)
  expect([config.vars, config.queues, config.migrations]).toEqual([{}, { producers: [], consumers: [] }, []])
})

test('collect binds its queues, where recordings lie and the site configuration, knows where an address stands, and has no secret', () => {
  expect(bindings(collect).toSorted()).toEqual(['CHUNKS', 'HITS', 'RECORDINGS', 'SITES'])
  expect(collect.vars).toEqual({ ADDRESS_HEADER: 'CF-Connecting-IP' })
})

test('the engine runs out of processor time before a run counts as silent', () => {
  expect(design.limits?.cpu_ms).toBeLessThan(readSettings({}).RUN_SILENCE_SECONDS * 1000)
})

test('what several Workers share has one id or name in all of them', () => {
  const shared = new Map<string, Set<string>>()
  const note = (binding: string, identity: string | undefined) =>
    shared.set(binding, (shared.get(binding) ?? new Set()).add(identity ?? 'none'))
  for (const { d1_databases, r2_buckets, kv_namespaces } of workers) {
    for (const { binding, database_id, database_name } of d1_databases)
      note(binding, `${database_name} ${database_id}`)
    for (const { binding, bucket_name } of r2_buckets) note(binding, bucket_name)
    for (const { binding, id } of kv_namespaces) note(binding, id)
  }
  expect([...shared.keys()].toSorted()).toEqual(['DB', 'FILES', 'RECORDINGS', 'SITES'])
  for (const [binding, identities] of shared) expect(identities.size, binding).toBe(1)
})

test('objects that jobs calls are hosted by api, under the same names', () => {
  const hosted = new Map(api.durable_objects.bindings.map(({ name, class_name }) => [name, class_name]))
  for (const { name, class_name, script_name } of jobs.durable_objects.bindings) {
    expect(script_name).toBe(api.name)
    expect(hosted.get(name)).toBe(class_name)
  }
  const created = api.migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)
  expect(new Set(created)).toEqual(new Set(hosted.values()))
  expect(created).toHaveLength(hosted.size)
})

test('every queue has exactly one consumer, retries and dead letters of its own', () => {
  const filled = new Set(producers.map(({ queue }) => queue))
  expect(consumers).toHaveLength(filled.size)
  expect(new Set(consumers.map(({ queue }) => queue))).toEqual(filled)
  for (const {
    queue,
    dead_letter_queue: dead,
    max_retries: retries = 0,
    max_batch_timeout: wait,
  } of consumers) {
    expect(dead).toBe(`${queue}-dead`)
    expect(retries).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(1)
  }
})

test('what waits for servers of strangers goes on as often at once as the platform knows, so that none waits for another', () => {
  for (const queue of ['tracewright-webhooks', 'tracewright-crawls'])
    expect(consumers.find((each) => each.queue === queue)).toMatchObject({
      max_batch_size: 1,
      max_concurrency: 250,
    })
})

test('all Workers run on the same platform date, late enough for requests that share a send', () => {
  const dates = new Set(workers.map(({ compatibility_date: date }) => date))
  expect(dates.size).toBe(1)
  // handle_cross_request_promise_resolution is on from this date.
  expect([...dates][0]?.localeCompare('2024-10-14')).toBe(1)
  for (const { compatibility_flags: flags } of workers) {
    expect(flags.filter((flag) => flag.startsWith('no_'))).toEqual([])
  }
})

test('Workers that fetch foreign addresses do so through the front door', () => {
  for (const config of [api, jobs])
    expect(config.compatibility_flags).toContain('global_fetch_strictly_public')
})

const declared = readFileSync(join(root, 'shared/services/env.ts'), 'utf8')
const names = (type: string) => {
  const [, body = ''] = new RegExp(`export interface ${type}[^{]*\\{([^}]*)\\}`).exec(declared) ?? []
  return [...body.matchAll(/^ {2}([A-Z][A-Z_]*)(\??):/gm)].map(([, name = '', optional]) => ({
    name,
    required: optional !== '?',
  }))
}

test.each([
  ['ApiEnv', api],
  ['JobsEnv', jobs],
])('%s declares what the config binds, no more and no less', (type, config) => {
  const members = [...names('SharedEnv'), ...names(type)]
  const bound = bindings(config)
  const all = members.map(({ name }) => name)
  expect(bound.filter((name) => !all.includes(name))).toEqual([])
  expect(members.filter(({ name, required }) => required && !bound.includes(name))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})
