import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { experimental_readRawConfig as readRawConfig } from 'wrangler'
import { deployedUrls, jsonIn } from '../../../scripts/deploy/account.mjs'
import { ownHosts } from '../../../scripts/deploy/own-hosts.mjs'
import { publicOrigin } from '../../../scripts/deploy/public-origin.mjs'
import { readDeployArguments } from '../../../scripts/deploy/arguments.mjs'
import { deployable } from '../../../scripts/deploy/deployable.mjs'
import { listingMode, listingVars } from '../../../scripts/deploy/listing-mode.mjs'
import { modelDefault } from '../../../scripts/deploy/model-default.mjs'
import { modelLine, pageCost } from '../../../scripts/deploy/model-line.mjs'
import { inEnvironment } from '../../../scripts/deploy/environment.mjs'
import { resourcesOf } from '../../../scripts/deploy/resources.mjs'
import { planSecrets } from '../../../scripts/deploy/secrets.mjs'
import { vectorIndexOf } from '../../../scripts/deploy/vector-index.mjs'
import { configs } from '../../../scripts/toolchain.mjs'

const paths: string[] = Object.values(configs)
const raw = (path: string) => readRawConfig({ config: path }).rawConfig
const rawConfigs = paths.map(raw)

test('the resources of our configs are each named once, with the queues for dead letters', () => {
  const { databases, buckets, namespaces, queues } = resourcesOf(rawConfigs)
  expect(databases).toEqual(['tracewright'])
  expect(buckets).toEqual(['tracewright-files', 'tracewright-recordings'])
  expect(namespaces).toEqual(['tracewright-sites'])
  expect(new Set(queues).size).toBe(queues.length)
  for (const queue of [
    'tracewright-jobs',
    'tracewright-jobs-dead',
    'tracewright-hits',
    'tracewright-hits-dead',
  ]) {
    expect(queues).toContain(queue)
  }
})

test('another environment shares nothing in the account with production, and binds what is its own', () => {
  const routes = [{ pattern: 'app.example.com', custom_domain: true }]
  const own = { PUBLIC_ORIGIN: 'https://app.example.com', AUTH_AUDIENCE: 'tracewright' }
  const production = rawConfigs.map((config) => ({
    ...config,
    routes,
    ...(config.vars && { vars: { ...config.vars, ...own } }),
  }))
  const staging = production.map((config) => inEnvironment(config, 'staging'))
  const named = (configs: object[]) => [
    ...Object.values(resourcesOf(configs)).flat(),
    ...configs.map((config) => (config as { name: string }).name),
  ]
  expect(named(staging)).toEqual(
    named(production).map((name) => name.replace('tracewright', 'tracewright-staging')),
  )
  const text = JSON.stringify(staging)
  expect(text.match(/tracewright(?!-staging)[^"]*/g)).toEqual(
    production.flatMap(({ vars }) => (vars ? ['tracewright'] : [])),
  )
  expect(text).not.toMatch(/app\.example|routes/)
  expect(text).toContain('"AUTH_AUDIENCE":"tracewright"')
  expect(production.map((config) => inEnvironment(config, undefined))).toEqual(production)
})

test('each config gets real ids and paths that hold from anywhere, and stays as it was otherwise', () => {
  const ids = { tracewright: 'database-id', 'tracewright-sites': 'namespace-id' }
  for (const path of paths) {
    const before = structuredClone(raw(path))
    const config = deployable(raw(path), { folder: resolve(dirname(path)), ids })
    expect(existsSync(config.main), config.main).toBe(true)
    for (const database of config.d1_databases ?? []) {
      expect(database.database_id).toBe('database-id')
      expect(existsSync(database.migrations_dir)).toBe(true)
    }
    for (const file of Object.values<string>(config.alias ?? {})) expect(existsSync(file), file).toBe(true)
    for (const namespace of config.kv_namespaces ?? []) expect(namespace.id).toBe('namespace-id')
    expect(JSON.stringify(config)).not.toMatch(/0000000000/)
    expect({ ...config, main: 0, alias: 0, assets: 0, d1_databases: 0, kv_namespaces: 0 }).toEqual({
      ...before,
      main: 0,
      alias: 0,
      assets: 0,
      d1_databases: 0,
      kv_namespaces: 0,
    })
  }
})

test('settings of the command line win over those of the config', () => {
  const config = deployable(
    { main: 'index.ts', vars: { MODEL: 'embedded', A: '1' } },
    { folder: '/w', ids: {}, vars: { MODEL: 'openai-compatible' } },
  )
  expect(config).toEqual({ main: '/w/index.ts', vars: { MODEL: 'openai-compatible', A: '1' } })
})

test('a deploy lists sessions by a mailed code, unless the operator opens the list, and says which', () => {
  expect(listingVars(raw('wrangler.toml').vars)).toEqual({ SESSION_LISTING: 'verified' })
  expect(listingVars({ SESSION_LISTING: 'open' })).toEqual({ SESSION_LISTING: 'open' })
  expect(listingMode('verified')).toMatch(/^sessions by e-mail: verified\./)
  expect(listingMode('open')).toMatch(/^sessions by e-mail: open\. .*only from the network address/)
})

test('a resource without an id is a fault and never deployed with a local one', () => {
  const config = {
    main: 'index.ts',
    d1_databases: [{ binding: 'DB', database_name: 'tracewright', database_id: '0' }],
  }
  expect(() => deployable(config, { folder: '/w', ids: {} })).toThrow('No id is known for tracewright.')
})

const plan = (changes: object) =>
  planSecrets({ present: { api: [], jobs: [] }, kept: {}, renew: [], make: () => 'new', ...changes })

test('a first deploy makes each secret once and gives the same value to all Workers that share it', () => {
  let made = 0
  const { values, faults } = plan({ make: () => `value ${++made}` })
  expect(faults).toEqual([])
  expect(values.api).toEqual({ KEY_ENCRYPTION_SECRET: 'value 1', SIGNING_SECRET: 'value 2' })
  expect(values.jobs).toEqual(values.api)
})

test('secrets that all Workers have are left alone', () => {
  const names = ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET', 'MODEL_API_KEY']
  expect(plan({ present: { api: names, jobs: names } })).toEqual({ values: {}, faults: [] })
})

test('a secret that one Worker lacks is never replaced silently', () => {
  const present = { api: ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET'], jobs: ['KEY_ENCRYPTION_SECRET'] }
  const { values, faults } = plan({ present })
  expect(values).toEqual({})
  expect(faults).toEqual([expect.stringContaining('SIGNING_SECRET is missing on jobs')])
})

test('an unfinished deploy is taken up with the values it had', () => {
  const present = { api: ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET'], jobs: ['KEY_ENCRYPTION_SECRET'] }
  const { values, faults } = plan({ present, kept: { SIGNING_SECRET: 'kept' } })
  expect(faults).toEqual([])
  expect(values).toEqual({ api: { SIGNING_SECRET: 'kept' }, jobs: { SIGNING_SECRET: 'kept' } })
})

test('a secret is replaced everywhere when that is asked for, and only one that is known', () => {
  const names = ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET']
  const { values } = plan({ present: { api: names, jobs: names }, renew: ['SIGNING_SECRET'] })
  expect(values).toEqual({ api: { SIGNING_SECRET: 'new' }, jobs: { SIGNING_SECRET: 'new' } })
  expect(plan({ renew: ['TYPO'] }).faults).toEqual(['TYPO is not a secret that is made here.'])
})

test('JSON is found behind a notice, and its absence is said', () => {
  expect(jsonIn('{"loggedIn":false}\n')).toEqual({ loggedIn: false })
  expect(jsonIn('[notice] update available\n[\n  {"title": "a"}\n]\n')).toEqual([{ title: 'a' }])
  expect(() => jsonIn('Authentication error')).toThrow(/Authentication error/)
})

test('the address of a deployed Worker is read from what wrangler prints', () => {
  const output =
    'Uploaded tracewright-api (3.1 sec)\nDeployed tracewright-api triggers (0.5 sec)\n  https://tracewright-api.ada.workers.dev\nCurrent Version ID: 1\nsee https://example.com for more'
  expect(deployedUrls(output)).toEqual(['https://tracewright-api.ada.workers.dev'])
  expect(deployedUrls('nothing')).toEqual([])
})

test('api and jobs are told every host that leads to api, each once', () => {
  const urls = ['https://tracewright-api.ada.workers.dev']
  expect(ownHosts({}, { urls })).toBe('tracewright-api.ada.workers.dev')
  const routes = [
    { pattern: 'app.example.com', custom_domain: true },
    'https://other.example.com/*',
    '*.example.com/*',
  ]
  expect(ownHosts({ routes }, { given: 'old.example.com  app.example.com', urls })).toBe(
    'old.example.com app.example.com other.example.com tracewright-api.ada.workers.dev',
  )
  expect(ownHosts({ route: 'one.example.com/*' }, { urls: [] })).toBe('one.example.com')
})

test('links lead to the address that is given, else to the route, else to what the deploy printed', () => {
  const urls = ['https://tracewright-api.ada.workers.dev']
  const routes = ['*.example.com/*', { pattern: 'app.example.com', custom_domain: true }]
  expect(publicOrigin({ routes }, { given: 'https://other.example.com', urls })).toBe(
    'https://other.example.com',
  )
  expect(publicOrigin({ routes }, { urls })).toBe('https://app.example.com')
  expect(publicOrigin({}, { urls })).toBe('https://tracewright-api.ada.workers.dev')
  expect(publicOrigin({}, {})).toBeNull()
})

test('the Workers that ask a model get the binding of Workers AI where it is chosen, and nowhere else', () => {
  const ids = { tracewright: 'database-id', 'tracewright-sites': 'namespace-id' }
  const bound = (vars: Record<string, string>) =>
    rawConfigs.flatMap((config) => {
      const made = deployable(config, { folder: '/', ids, vars: config.vars ? vars : {} })
      return 'ai' in made ? [config.name] : []
    })
  for (const name of ['MODEL', 'EMBEDDINGS', 'RERANKER'])
    expect(new Set(bound({ [name]: 'workers-ai' }))).toEqual(new Set(['tracewright-api', 'tracewright-jobs']))
  expect(bound({})).toEqual([])
  expect(bound({ MODEL: 'openai-compatible' })).toEqual([])
})

/** What a deploy chooses where the configs are ours but for these vars, and how often it asks the account. */
async function chosen(wanted: Record<string, string>, { has = true, api = {}, jobs = {} } = {}) {
  let asked = 0
  const hasWorkersAi = () => Promise.resolve(++asked > 0 && has)
  const own = (path: string, vars: object) => ({ vars: { ...raw(path).vars, ...vars } })
  const configured = { api: own('wrangler.toml', api), jobs: own('workers/jobs/wrangler.toml', jobs) }
  return { vars: await modelDefault(configured, { wanted, hasWorkersAi }), asked }
}

test('a deploy that names no model takes that of Workers AI where the account has it', async () => {
  expect(await chosen({})).toEqual({ vars: { MODEL: 'workers-ai' }, asked: 1 })
  expect(await chosen({}, { has: false })).toEqual({ vars: { MODEL: 'embedded' }, asked: 1 })
  expect(await chosen({ MODEL_NAME: '@cf/openai/gpt-oss-20b' })).toMatchObject({
    vars: { MODEL: 'workers-ai' },
  })
})

test('a model that the operator names stays, and so does none, wherever it stands', async () => {
  const nothing = { vars: {}, asked: 0 }
  for (const MODEL of ['embedded', 'openai-compatible', 'workers-ai']) {
    expect(await chosen({ MODEL })).toEqual(nothing)
    expect(await chosen({}, { api: { MODEL } })).toEqual(nothing)
    expect(await chosen({}, { jobs: { MODEL } })).toEqual(nothing)
  }
})

test('the line about the model says what a page costs, and how to turn it off', () => {
  expect(modelLine({ MODEL: 'workers-ai' })).toBe(
    'model: @cf/meta/llama-3.3-70b-instruct-fp8-fast of Workers AI; a page of text (20,000 tokens in, 14,000 out) costs about $0.0374. To turn it off: npm run deploy -- --var MODEL:embedded, or MODEL = "embedded" under [vars] of wrangler.toml and workers/jobs/wrangler.toml',
  )
  expect(modelLine({ MODEL: 'workers-ai' }, { isAssumed: true })).toContain('where the account has it')
  expect(modelLine({ MODEL: 'embedded' })).toMatch(/^model: none; .* --var MODEL:workers-ai$/)
  expect(modelLine({ MODEL: 'embedded' }, { isDefault: true })).toMatch(/^model: none, because the account/)
})

test('the line follows the prices of the operator, and shows no more of an address than its host', () => {
  const own = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'large',
    MODEL_URL: 'https://user:sk-canary@models.example/v1?key=sk-canary',
  }
  expect(modelLine(own)).toMatch(/^model: large at models\.example; .* is not known: MODEL_PRICES/)
  expect(modelLine(own)).not.toContain('canary')
  const MODEL_PRICES = '{"large":{"input":100,"output":50}}'
  expect(modelLine({ ...own, MODEL_PRICES })).toContain('costs about $2.70')
  expect(pageCost('large', MODEL_PRICES)).toMatch(/costs about \$2\.70$/)
})

test('the Workers that ask models get the index of vectors where it is chosen: one for each model, size and environment', () => {
  const chosen = { EMBEDDINGS: 'workers-ai', VECTORS: 'vectorize' }
  const named = (vars: Record<string, string>, environment?: string) =>
    rawConfigs.flatMap((config) => {
      const own = inEnvironment(config, environment)
      const ids = Object.fromEntries(
        [...resourcesOf([own]).databases, ...resourcesOf([own]).namespaces].map((name) => [name, 'id']),
      )
      const made: { vectorize?: { binding: string; index_name: string }[] } = deployable(own, {
        folder: '/w',
        ids,
        vars,
      })
      return (made.vectorize ?? []).map(({ binding, index_name: index }) => `${own.name} ${binding} ${index}`)
    })
  expect(named(chosen).toSorted()).toEqual([
    'tracewright-api VECTOR_INDEX tracewright-cf-baai-bge-m3-1024',
    'tracewright-jobs VECTOR_INDEX tracewright-cf-baai-bge-m3-1024',
  ])
  expect(named(chosen, 'staging')).toContain(
    'tracewright-staging-api VECTOR_INDEX tracewright-staging-cf-baai-bge-m3-1024',
  )
  const own = { EMBEDDING_MODEL: '@cf/google/embeddinggemma-300m', EMBEDDING_DIMENSIONS: '768' }
  expect(vectorIndexOf({ ...chosen, ...own }, 'tracewright-api')).toEqual({
    name: 'tracewright-cf-google-embeddinggemma-300m-768',
    dimensions: 768,
  })
  expect(named({})).toEqual([])
  expect(named({ EMBEDDINGS: 'workers-ai' })).toEqual([])
  const long = { ...chosen, EMBEDDING_MODEL: `@cf/${'x'.repeat(200)}` }
  expect(vectorIndexOf(long, 'tracewright-staging-api')?.name.length).toBeLessThanOrEqual(64)
})

test('arguments are read, and anything else is answered with what is wrong and the usage', () => {
  expect(
    readDeployArguments(['--dry-run', '--var', 'MODEL_URL:https://x/y', '--new-secret', 'SIGNING_SECRET']),
  ).toEqual({
    dryRun: true,
    newSecrets: ['SIGNING_SECRET'],
    vars: { MODEL_URL: 'https://x/y' },
    target: 'https://example.com/',
  })
  const check = ['--check', 'https://app.example.com', '--target', 'https://shop.example.com/']
  expect(readDeployArguments(check)).toMatchObject({ check: check[1], target: check[3] })
  expect(readDeployArguments(['--env', 'staging'])).toMatchObject({ environment: 'staging' })
  for (const [words, fault] of [
    [['--var'], '--var takes NAME:VALUE.'],
    [['--var', 'A'], '--var takes NAME:VALUE, not "A".'],
    [['--new-secret'], '--new-secret takes the name of a secret, as SIGNING_SECRET.'],
    [['--force'], 'npm run deploy does not know --force.'],
    [['--check'], '--check takes an address that begins with https:// or http://.'],
    [
      ['--check', 'app.example.com'],
      '--check takes an address that begins with https:// or http://, not "app.example.com".',
    ],
    [
      ['--env', 'Not a name'],
      '--env takes a name of small letters, digits and hyphens, at most 20 of them, not "Not a name".',
    ],
  ] as const) {
    expect(() => readDeployArguments(words)).toThrow(`${fault}\n\nUsage: npm run deploy`)
  }
})

test('--help explains every option that the usage names', () => {
  const { help } = readDeployArguments(['--help']) as unknown as { help: string }
  const [usage = '', meanings = ''] = help.split('\n\n')
  const named = new Set(usage.match(/--[a-z-]{3,}/g))
  expect(
    meanings
      .match(/^ {2}--[a-z-]+/gm)
      ?.map((option) => option.trim())
      .toSorted(),
  ).toEqual([...named].toSorted())
})
