import { lazyObject } from '../../durable-objects/lazy-object.ts'

// Their tables and rules are their own; here stands only what they can be asked.

export const BrowserPool = lazyObject(
  async () => (await import('../../durable-objects/browser-pool/browser-pool.ts')).BrowserPool,
  { lease: true, renew: true, release: true, status: true, alarm: true },
)

export const EventGateway = lazyObject(
  async () => (await import('../../durable-objects/event-gateway/event-gateway.ts')).EventGateway,
  {
    fetch: true,
    hint: true,
    lookAgain: true,
    webSocketMessage: true,
    webSocketClose: true,
    webSocketError: true,
  },
)

export const Execution = lazyObject(
  async () => (await import('../../durable-objects/execution/execution.ts')).Execution,
  {
    start: true,
    beginAttempt: true,
    append: true,
    putCase: true,
    finish: true,
    cancel: true,
    whenOver: true,
    record: true,
    eventsAfter: true,
    follow: true,
    purge: true,
    age: true,
    alarm: true,
  },
)

export const KnowledgeIndex = lazyObject(
  async () => (await import('../../durable-objects/knowledge-index/knowledge-index.ts')).KnowledgeIndex,
  {
    stage: true,
    unembedded: true,
    embed: true,
    unembeddedAnywhere: true,
    embedEach: true,
    embeddingFigures: true,
    refused: true,
    dropOtherModels: true,
    outside: true,
    takeUnsent: true,
    confirmSent: true,
    sentIds: true,
    forgetSent: true,
    claim: true,
    release: true,
    publish: true,
    remove: true,
    erase: true,
    figures: true,
    statistics: true,
    search: true,
    passages: true,
    chunksOf: true,
    topicsDue: true,
    beginTopics: true,
    topicCorpus: true,
    keepTopics: true,
    foldTopics: true,
  },
)

export const PublicSession = lazyObject(
  async () => (await import('../../durable-objects/public-session/public-session.ts')).PublicSession,
  {
    create: true,
    read: true,
    card: true,
    begin: true,
    complete: true,
    keepPages: true,
    pages: true,
    lastChange: true,
    changes: true,
    executionEnded: true,
    replaceTestCases: true,
    addTestCases: true,
    keepSubmission: true,
    beginRehearsal: true,
    keepRehearsal: true,
    answerRehearsal: true,
    recordExecution: true,
    remember: true,
    remembered: true,
    executionIds: true,
    purge: true,
  },
)

export const RateLimiter = lazyObject(
  async () => (await import('../../durable-objects/rate-limiter/rate-limiter.ts')).RateLimiter,
  { take: true, release: true, add: true, sum: true, alarm: true },
)

export const WebsiteStore = lazyObject(
  async () => (await import('../../durable-objects/website-store/website-store.ts')).WebsiteStore,
  {
    record: true,
    ledger: true,
    ledgerCheck: true,
    report: true,
    follow: true,
    lookAgain: true,
    live: true,
    recordings: true,
    keepPolicy: true,
    receipts: true,
    change: true,
    erase: true,
    alarm: true,
  },
)
