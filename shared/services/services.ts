import type { BrowserPool } from '../../durable-objects/browser-pool/browser-pool.ts'
import type { Execution } from '../../durable-objects/execution/execution.ts'
import type { KnowledgeIndex } from '../../durable-objects/knowledge-index/knowledge-index.ts'
import type { PublicSession } from '../../durable-objects/public-session/public-session.ts'
import type { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
import type { WebsiteStore } from '../../durable-objects/website-store/website-store.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { type Memberships, createMemberships } from '../db/memberships.ts'
import type { JobMessage, QueueName } from '../kernel/job-message.ts'
import type { Designer } from './designer.ts'
import { type Drive, createDrive } from './drive.ts'
import { type Embedder, createEmbedder } from './embeddings.ts'
import type { ApiEnv, JobsEnv, SharedEnv } from './env.ts'
import { remoteExtractor, remotePictureReader } from './remote-extractor.ts'
import { type DeploymentIds, createIds } from './deployment-ids.ts'
import { type Limiter, createLimiter } from './limiter.ts'
import { type Mailer, createMailer } from './mailer.ts'
import { type Model, createModel } from './models.ts'
import { type ModelPrices, readPrices } from './model-prices.ts'
import { type PageFetcher, createPageFetcher } from './page-fetcher.ts'
import { type Poster, createPoster } from './poster.ts'
import { type Objects, objects } from './remote.ts'
import { type Reranker, createReranker } from './reranker.ts'
import { type Spending, createSpending } from './spending.ts'
import { type Settings, readSettings } from './settings.ts'
import { lastingSecret } from './signing.ts'
import { type Vectors, createVectors } from './vectors.ts'
import { type WebSearch, createWebSearch } from './web-search.ts'

export interface JobQueue {
  send: (message: JobMessage, options?: { delaySeconds?: number }) => Promise<unknown>
  sendBatch: (messages: Iterable<{ body: JobMessage }>) => Promise<unknown>
}

/** Callers bring sockets to a gateway, and the news that a right has ended. */
interface Gateway {
  fetch: (upgrade: Request) => Response
  lookAgain: (whose: { kind: 'user' | 'key'; id: string }) => Promise<void>
}

/** The adapters that operations and jobs use. A binding that a Worker lacks throws with its name when it is touched. */
export interface Services {
  settings: Settings
  ids: DeploymentIds
  db: Database
  memberships: Memberships
  files: R2Bucket
  recordings: R2Bucket
  sites: SharedEnv['SITES']
  designer: Designer
  model: Model | undefined
  embedder: Embedder | undefined
  vectors: Vectors | undefined
  reranker: Reranker | undefined
  webSearch: WebSearch | undefined
  prices: ModelPrices
  limiter: Limiter
  spending: Spending
  queues: Record<QueueName, JobQueue>
  mailer: Mailer
  poster: Poster
  pageFetcher: PageFetcher
  drive: Drive | undefined
  collect: ApiEnv['COLLECT']
  extract: ApiEnv['EXTRACT']
  ocr: JobsEnv['OCR']
  publicSessions: Objects<PublicSession>
  executions: Objects<Execution>
  browserPool: Objects<BrowserPool>
  websiteStores: Objects<WebsiteStore>
  knowledgeIndexes: Objects<KnowledgeIndex>
  eventGateways: Objects<Gateway>
  hostedRuns: JobsEnv['HOSTED_RUN']
  /** Undefined in Workers, and deployments, that have none. */
  browser: JobsEnv['BROWSER'] | undefined
}

const perEnv = new WeakMap<object, Services>()

/** Builds the adapters once per isolate and environment. Nothing of a request is kept here. */
export function createServices(env: SharedEnv): Services {
  const known = perEnv.get(env)
  if (known) return known
  const services = makeServices(env as SharedEnv & Partial<ApiEnv> & Partial<JobsEnv>)
  perEnv.set(env, services)
  return services
}

/** The Durable Objects that each Worker binds. */
const objectsOf = (env: SharedEnv) => ({
  publicSessions: objects<PublicSession>(env.PUBLIC_SESSION),
  executions: objects<Execution>(env.EXECUTION),
  eventGateways: objects<Gateway>(env.EVENT_GATEWAY),
  browserPool: objects<BrowserPool>(env.BROWSER_POOL),
  websiteStores: objects<WebsiteStore>(env.WEBSITE_STORE),
  knowledgeIndexes: objects<KnowledgeIndex>(env.KNOWLEDGE_INDEX),
})

function makeServices(env: SharedEnv & Partial<ApiEnv> & Partial<JobsEnv>): Services {
  const settings = readSettings(env)
  const db = openDatabase(env.DB)
  const bound = <T>(name: string, binding: T | undefined): T => {
    if (binding === undefined) throw new Error(`This Worker has no binding ${name}`)
    return binding
  }
  return {
    settings,
    ids: createIds(lastingSecret(settings)),
    db,
    memberships: createMemberships(db),
    files: env.FILES,
    recordings: env.RECORDINGS,
    sites: env.SITES,
    designer: env.DESIGN,
    model: createModel(settings, env.AI),
    embedder: createEmbedder(settings, env.AI),
    vectors: createVectors(settings, env.VECTOR_INDEX),
    reranker: createReranker(settings, env.AI),
    webSearch: createWebSearch(settings),
    prices: readPrices(settings.MODEL_PRICES),
    mailer: createMailer(settings, env.EMAIL),
    poster: createPoster(env.PUBLIC_NETWORK),
    pageFetcher: createPageFetcher(env.PUBLIC_NETWORK),
    browser: env.BROWSER,
    drive: createDrive(settings),
    limiter: createLimiter(objects<RateLimiter>(env.RATE_LIMITER)),
    spending: createSpending(objects<RateLimiter>(env.RATE_LIMITER)),
    ...objectsOf(env),
    get queues() {
      return {
        jobs: env.JOBS,
        webhooks: env.WEBHOOKS,
        documents: env.DOCUMENTS,
        crawls: env.CRAWLS,
        get runs() {
          return bound('RUNS', env.RUNS)
        },
      }
    },
    get collect() {
      return bound('COLLECT', env.COLLECT)
    },
    get extract() {
      return remoteExtractor(settings) ?? bound('EXTRACT', env.EXTRACT)
    },
    get ocr() {
      return remotePictureReader(settings) ?? bound('OCR', env.OCR)
    },
    get hostedRuns() {
      return bound('HOSTED_RUN', env.HOSTED_RUN)
    },
  }
}
