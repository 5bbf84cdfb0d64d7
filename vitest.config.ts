import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { readSettings } from './shared/services/settings.ts'
import { languageData, loadedAtStart, withoutMaps } from './test/support/plugins.ts'
import { settingsFor } from './test/support/drive/vendor.ts'

// What a started product left in .dev.vars must not reach the tests.
const defaultSettings = Object.fromEntries(
  Object.entries(readSettings({})).map(([name, value]) => [name, String(value)]),
)

// Property tests try the same inputs on every machine, so that a change is what breaks them; PROPERTY_SEED=random tries new ones.
const asked = process.env['PROPERTY_SEED']
const propertySeed = asked === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(asked ?? 20_261_121)
const seeded = { provide: { propertySeed }, setupFiles: ['./test/support/property-seed.ts'] }

// Times only end what hangs: no machine is so slow that a test which goes on comes there.
const short = { testTimeout: 120_000, hookTimeout: 120_000 }
const long = { testTimeout: 600_000, hookTimeout: 600_000 }

const inNode = [
  'test/{shared/{domain,schemas},scripts,web,workers/{extract,design,ocr}}/**/*.test.ts',
  'test/**/*.node.test.ts',
]

// What a run leaves out: `TESTS=quick` what is slow, `TESTS=slow` all else. A run that does not say plays both.
const leftOut =
  { quick: ['**/*.slow.test.ts'], slow: ['**/!(*.slow).test.ts'] }[process.env['TESTS'] ?? ''] ?? []

const builtWorkers = './test/support/built-workers.ts'
const startedProduct = './test/support/browser/pages-product.ts'

const collected = { HITS: { queueName: 'tracewright-hits' }, CHUNKS: { queueName: 'tracewright-recordings' } }

// Each project has a plugin of its own.
const runtime = () =>
  cloudflareTest(async () => ({
    main: './test/support/worker.ts',
    remoteBindings: false,
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      workflows: { HOSTED_RUN: { name: 'tracewright-hosted-run', className: 'HostedRun' } },
      serviceBindings: {
        EXTRACT: { name: 'tracewright-api', entrypoint: 'Extract' },
        DESIGN: { name: 'tracewright-api', entrypoint: 'Design' },
        OCR: { name: 'tracewright-api', entrypoint: 'Ocr' },
        COLLECT: { name: 'tracewright-api', entrypoint: 'Collect' },
        WEIGHTS: {
          disk: { path: fileURLToPath(new URL('workers/design/assets', import.meta.url)), writable: false },
        },
      },
      queueProducers: collected,
      queueConsumers: {
        'tracewright-jobs': { maxBatchTimeout: 0, maxBatchSize: 10 },
        'tracewright-webhooks': { maxBatchTimeout: 0, maxBatchSize: 1 },
        'tracewright-documents': { maxBatchTimeout: 0, maxBatchSize: 1 },
        'tracewright-crawls': { maxBatchTimeout: 0, maxBatchSize: 1 },
        'tracewright-runs': { maxBatchTimeout: 0, maxBatchSize: 1 },
        'tracewright-hits': { maxBatchTimeout: 0, maxBatchSize: 100 },
        'tracewright-recordings': { maxBatchTimeout: 0, maxBatchSize: 10 },
      },
      bindings: {
        ...defaultSettings,
        D1_MIGRATIONS: await readD1Migrations('./migrations/d1'),
        LOCAL: 'true',
        PUBLIC_ORIGIN: 'http://tracewright.test',
        ADDRESS_HEADER: 'CF-Connecting-IP',
        LOG_REQUESTS: 'false',
        CRAWL_DELAY_MS: '0',
        EXAM_PACE_MS: '0',
        ...settingsFor('https://vendor.example'),
      },
    },
  }))

const replaced = [
  {
    // Its module build maps a Node file to `false`, which the pool takes for a module named "node:".
    find: 'mediabunny',
    replacement: fileURLToPath(
      import.meta.resolve('mediabunny').replace('modules/src/index.js', 'bundles/mediabunny.mjs'),
    ),
  },
  {
    // As `passwords.ts` imports it: each sign-in would take a tenth of a second, a quarter of the work of all tests here.
    find: './password-cost.ts',
    replacement: fileURLToPath(import.meta.resolve('./test/support/password-cost.ts')),
  },
]

/**
 * Where a test runs follows from its folder, or from `.node.` in its name; what it costs from `.slow.` (scripts/checks/stages.mjs). Nothing
 * lists files.
 */
export default defineConfig({
  test: {
    projects: [
      {
        // Pure: nothing is transformed, and files share what they import, so the engine is read once a worker and not once a file.
        test: {
          name: 'node',
          ...seeded,
          include: inNode,
          exclude: leftOut,
          ...short,
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // What touches a binding runs inside workerd; its files share one runtime.
        // Runs beside each other, also of other checkouts that share our packages, would replace each other's prepared packages under way.
        cacheDir: fileURLToPath(
          new URL(`.wrangler/vite/workers${process.env['PART'] ?? ''}`, import.meta.url),
        ),
        plugins: [languageData, loadedAtStart, withoutMaps, runtime()],
        resolve: { alias: replaced },
        test: {
          name: 'workers',
          ...seeded,
          include: [
            'test/{workers,durable-objects,contract,shared/kernel,shared/services,shared/db}/**/*.test.ts',
          ],
          exclude: [...inNode, ...leftOut],
          setupFiles: ['./test/support/setup.ts', ...seeded.setupFiles],
          ...short,
          isolate: false,
          maxWorkers: 1,
          // Packages of a hundred files each, which the pool would ask for one by one; and a CommonJS package that requires one which is both: the pool
          // would give it the wrong half.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: [
                  '@cucumber/gherkin',
                  'drizzle-orm',
                  'drizzle-orm/d1',
                  'drizzle-orm/sqlite-core',
                  'jose',
                  'yaml',
                  'zod',
                ],
              },
            },
          },
        },
      },
      {
        // Steps in a browser that no product stands behind: they wait more than they work.
        test: {
          name: 'steps',
          include: ['test/e2e/steps/**/*.test.ts'],
          exclude: leftOut,
          ...long,
          maxWorkers: 2,
          maxConcurrency: 4,
        },
      },
      {
        // Most share one product; those that configure, end or deploy theirs start it themselves.
        test: {
          name: 'product',
          include: ['test/e2e/*.test.ts'],
          exclude: leftOut,
          globalSetup: [builtWorkers, startedProduct],
          ...long,
          maxWorkers: 3,
        },
      },
      {
        // All on one product.
        test: {
          name: 'pages',
          include: ['test/e2e/pages/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: [startedProduct],
          ...long,
          maxWorkers: 2,
        },
      },
      {
        // What an attacker would try, against the product as it is deployed. Most wait for what starts or comes late.
        test: {
          name: 'probes',
          include: ['test/e2e/probes/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: [builtWorkers],
          ...long,
          maxWorkers: 3,
        },
      },
      {
        // Exported projects, installed and run by the tools they are written for.
        test: {
          name: 'full',
          include: ['test/full/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['./test/full/install-toolchains.ts', startedProduct],
          ...long,
          maxWorkers: 3,
          maxConcurrency: 4,
        },
      },
    ],
  },
})
