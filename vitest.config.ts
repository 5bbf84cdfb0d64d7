import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'
import { longInBrowsers, leftOutOfFastRuns, leftOutOfQuickRuns } from './scripts/checks/left-out.mjs'
import { readSettings } from './shared/services/settings.ts'
import { languageData, withoutMaps } from './test/support/plugins.ts'
import { settingsFor } from './test/support/drive/vendor.ts'

// What a started product left in .dev.vars must not reach the tests.
const defaultSettings = Object.fromEntries(
  Object.entries(readSettings({})).map(([name, value]) => [name, String(value)]),
)

// Property tests try the same inputs on every machine, so that a change is what breaks them; PROPERTY_SEED=random tries new ones.
const asked = process.env['PROPERTY_SEED']
const propertySeed = asked === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(asked ?? 20_261_121)
// A quick run plays a sample of hundreds of similar cases (test/support/sample.ts), and leaves out what is long; `npm run test:full` plays the whole of both.
const quick = process.env['QUICK'] === 'true'
// What is asked for before each commit leaves out more of it.
const fast = process.env['FAST'] === 'true'
const leftOut = [...(quick ? leftOutOfQuickRuns : []), ...(fast ? leftOutOfFastRuns : [])]
const seeded = { provide: { propertySeed, quick }, setupFiles: ['./test/support/property-seed.ts'] }

// What a deployment's passwords cost is held in plain Node, where no other cost takes its place.
const passwords = 'test/workers/features/identity/passwords.test.ts'
const pure = [
  'test/{shared/{domain,schemas},scripts,web,workers/{extract,design,ocr}}/**/*.test.ts',
  passwords,
  'test/contract/{openapi,access-page,tools,web-routes}.test.ts',
]
// Node runs these files as they are: nothing is transformed, and no call goes through getters of a module runner.
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false } }
// What changes built-in objects, measures what only a fresh process does, or needs names out of CommonJS, shares nothing with others.
const alone = [
  'test/contract/openapi.test.ts',
  'test/shared/domain/test-generation/bad-input.test.ts',
  'test/shared/domain/targets/page-guard/page-guard.test.ts',
  'test/shared/domain/tracker/**/*.test.ts',
  'test/shared/domain/patterns/{counter-samples,read-pattern}.test.ts',
  'test/scripts/{bootstrap,deploy,start}/**/*.test.ts',
  'test/scripts/{build-web,costs,injected}.test.ts',
]

// A quick run plays them beside as much that runs in workerd; the full run plays little beside them.
const bothCores = quick ? {} : { maxWorkers: 2 }

const builtWorkers = './test/support/built-workers.ts'

// What an attacker would try, against the product as it is deployed: the worst of it each time, all of it in the full run.
const probes = {
  include: ['test/e2e/probes/**/*.test.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  globalSetup: [builtWorkers],
  // Most of them wait for products that start and for what comes late, so there is work for two cores in three files.
  maxWorkers: 3,
}

// Steps in a browser that no product stands behind: they wait more than they work.
const steps = { testTimeout: 600_000, hookTimeout: 600_000, maxWorkers: 2, maxConcurrency: 8 }

const pagesProduct = './test/support/browser/pages-product.ts'

// Built Workers without a hosted browser: little depends on how fast the machine is.
const withoutRuns = [
  'test/e2e/{collect,design,external-issuer,extract,group-commit,local-queue,ocr,sockets,webhooks}.test.ts',
]

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

const besideBindings =
  'test/{workers,durable-objects,contract,shared/kernel,shared/services,shared/db}/**/*.test.ts'
const features = 'test/workers/features/**/*.test.ts'
const knowledge =
  'test/workers/features/{content-planning,crawls,documents,drive,exams,knowledge-bases,master-contexts,search,sharing}/**/*.test.ts'

/**
 * What touches a binding runs inside workerd. Tests share one runtime there and send all their results at its end, in a message that may not grow without
 * bounds: features have one of their own, and those of knowledge bases another.
 */
const inWorkerd = (name: string, include: string[], others: string[] = []) =>
  ({
    // Runs beside each other, also of other checkouts that share our packages, would replace each other's prepared packages under way.
    cacheDir: fileURLToPath(new URL(`.wrangler/vite/${name}`, import.meta.url)),
    plugins: [languageData, ...(quick ? [withoutMaps] : []), runtime()],
    resolve: { alias: replaced },
    test: {
      name,
      // Packages of a hundred files each, which the pool would ask for one by one; and a CommonJS package that requires one which is both: the pool would
      // give it the wrong half.
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
      include,
      // The extractors and the engine are plain functions, and the validators of the API description need a file system.
      exclude: [
        'test/workers/{extract,design,ocr}/**',
        'test/contract/{openapi,access-page,tools,web-routes}.test.ts',
        passwords,
        ...others,
        ...leftOut,
      ],
      provide: seeded.provide,
      setupFiles: ['./test/support/setup.ts', ...seeded.setupFiles],
      isolate: false,
      maxWorkers: 1,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }) satisfies TestProjectInlineConfiguration

// Times only end what hangs: no machine is so slow that a test which goes on comes there.
// Pure libraries run in plain Node; what touches a binding runs inside workerd; whole Workers run end to end.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          ...seeded,
          ...asTheyAre,
          include: pure,
          exclude: [...alone, ...leftOut],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They are pure, so files may share what they import: the engine is read once a worker and not once a file.
          isolate: false,
          ...bothCores,
        },
      },
      {
        test: {
          name: 'apart',
          ...seeded,
          include: alone,
          exclude: leftOut,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...bothCores,
        },
      },
      inWorkerd('features', [features], [knowledge]),
      inWorkerd('knowledge', [knowledge]),
      inWorkerd('workers', [besideBindings], [features]),
      // The few of all three that the full run plays share one start.
      inWorkerd('in-workerd', [besideBindings]),
      {
        test: {
          name: 'steps',
          include: ['test/e2e/steps/**/*.test.ts'],
          exclude: leftOut,
          ...steps,
          provide: { quick },
        },
      },
      {
        test: {
          name: 'long',
          include: longInBrowsers,
          globalSetup: [pagesProduct, builtWorkers],
          ...steps,
          // Half of these files let a page or a model take its whole time, again and again.
          maxWorkers: 3,
          provide: { quick: false },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: ['test/e2e/{steps,probes,pages}/**', ...withoutRuns, ...leftOut],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each file has a product of its own, and waits more than it works.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['test/e2e/pages/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: [pagesProduct],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
          provide: { quick },
        },
      },
      {
        test: {
          name: 'built',
          include: withoutRuns,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        // Processes that are killed over and over have their time in the full run.
        test: {
          name: 'probes',
          ...probes,
          exclude: leftOutOfQuickRuns,
          provide: { everything: false },
        },
      },
      {
        test: {
          name: 'all-probes',
          ...probes,
          provide: { everything: true },
        },
      },
      {
        test: {
          // Exported projects, installed and run by the tools they are written for.
          name: 'full',
          include: ['test/full/**/*.test.ts'],
          globalSetup: ['./test/full/install-toolchains.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 3,
          // Steps on the pages of libraries wait more than they work.
          maxConcurrency: 4,
        },
      },
    ],
  },
})
