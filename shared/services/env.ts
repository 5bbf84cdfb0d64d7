import type { Execution } from '../../durable-objects/execution/execution.ts'
import type { KnowledgeIndex } from '../../durable-objects/knowledge-index/knowledge-index.ts'
import type { PublicSession } from '../../durable-objects/public-session/public-session.ts'
import type { BrowserPool } from '../../durable-objects/browser-pool/browser-pool.ts'
import type { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
import type { WebsiteStore } from '../../durable-objects/website-store/website-store.ts'
import type { JobMessage } from '../kernel/job-message.ts'
import type { Designer } from './designer.ts'
import type { Extractor } from './extractor.ts'
import type { PictureReader } from './ocr.ts'

/** Bindings that `api` and `jobs` both have. Each Worker's config is the truth; a test compares them. */
export interface SharedEnv {
  DB: D1Database
  FILES: R2Bucket
  /** Recordings of visits, sealed. */
  RECORDINGS: R2Bucket
  /** What `collect` knows of websites. */
  SITES: KVNamespace
  DESIGN: Designer
  PUBLIC_SESSION: DurableObjectNamespace<PublicSession>
  EXECUTION: DurableObjectNamespace<Execution>
  EVENT_GATEWAY: DurableObjectNamespace
  BROWSER_POOL: DurableObjectNamespace<BrowserPool>
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>
  WEBSITE_STORE: DurableObjectNamespace<WebsiteStore>
  KNOWLEDGE_INDEX: DurableObjectNamespace<KnowledgeIndex>
  JOBS: Queue<JobMessage>
  WEBHOOKS: Queue<JobMessage>
  DOCUMENTS: Queue<JobMessage>
  CRAWLS: Queue<JobMessage>
  AI?: Ai
  VECTOR_INDEX?: Vectorize
  EMAIL?: SendEmail
  /** On one machine alone: a network without its private side. That of Cloudflare has none. */
  PUBLIC_NETWORK?: Fetcher
  [setting: string]: unknown
}

export interface ApiEnv extends SharedEnv {
  ASSETS: Fetcher
  RUNS: Queue<JobMessage>
  COLLECT: Fetcher
  EXTRACT: Extractor
}

export interface JobsEnv extends SharedEnv {
  EXTRACT: Extractor
  BROWSER: Fetcher
  HOSTED_RUN: Workflow
  OCR: PictureReader
}
