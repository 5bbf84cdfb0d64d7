import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { recordings as committed } from '../../../workers/api/reference/examples.generated.ts'
import type { Recording } from '../../../workers/api/reference/recording.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import { table } from '../../../workers/api/table.ts'
import type { FetchRequest, Fetched } from '../../../shared/services/page-fetcher.ts'
import { walkOn } from '../../../workers/features/crawls/walk/walk-on.ts'
import type { PlayCases } from '../../../workers/features/hosted-runs/played.ts'
import { rehearseJob } from '../../../workers/features/public-generator/rehearse.job.ts'
import { syncOn } from '../../../workers/features/drive/sync/sync-on.ts'
import { findFolder } from '../../../workers/features/drive/store.ts'
import { advanceAnalysis } from '../../../workers/features/content-planning/advance-analysis.ts'
import { advanceExam } from '../../../workers/features/exams/steps/advance-exam.ts'
import { advanceFile } from '../../../workers/features/documents/advance-file.ts'
import { findFile } from '../../../workers/features/documents/store.ts'
import { createKnowledgeBase } from '../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { shareBase } from '../../../workers/features/sharing/share-base.ts'
import { buildHeatmapJob } from '../../../workers/features/heatmaps/build.job.ts'
import { advanceFileJob } from '../../../workers/features/website-files/advance.job.ts'
import { ask, newAddress } from '../../support/client.ts'
import { deploy, newContext } from '../../support/context.ts'
import { executions } from '../../support/objects.ts'
import { newOwner } from '../../support/people.ts'
import { silentQueue } from '../../support/queues.ts'
import { caseResult } from '../../support/runs.ts'
import type { Cast } from './cast.ts'
import { Recorder } from './recorder.ts'
import { click, meta, sendChunks, snapshot } from '../../support/recorded-visit.ts'
import { short, shapeOf, stable } from './stable.ts'
import { tellStory } from './story.ts'

const mails: { to: string; text: string }[] = []
const world = {
  EMAIL: { send: (mail: { to: string; text: string }) => Promise.resolve(void mails.push(mail)) },
  MAIL_FROM: 'no-reply@tracewright.test',
  JOBS: silentQueue,
  RUNS: silentQueue,
  WEBHOOKS: silentQueue,
  DOCUMENTS: silentQueue,
  CRAWLS: silentQueue,
}
const deployed = (vars: object) => deploy(table, { ...world, ...vars } as unknown as Record<string, string>)

/** The token of the newest link that was mailed since the last time: mails go out behind the answers. */
const seen = new Set<string>()
const mailedTo = (address: string) =>
  vi.waitFor(() => {
    const tokens = mails
      .filter(({ to }) => to === address)
      .map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')
      .filter((token) => token !== '' && !seen.has(token))
    const newest = tokens.at(-1)
    if (newest === undefined) throw new Error(`Nothing was mailed to ${address}`)
    for (const token of tokens) seen.add(token)
    return newest
  }, 60_000)

async function finishRun(executionId: string): Promise<void> {
  const stub = executions.getByName(executionId)
  const begun = await stub.beginAttempt({ now: Date.now() })
  if (!begun.ok) throw new Error(begun.code)
  const { attempt } = begun
  const manifestKey = `evidence/${executionId}/manifest.json`
  const httpMetadata = { contentType: 'application/json' }
  await env.FILES.put(manifestKey, JSON.stringify({ executionId, files: [] }), { httpMetadata })
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now: Date.now() })
  const browser = { name: 'Chrome', version: '156' }
  const none = { timelineKey: null, harKey: null, consoleKey: null, warnings: [] }
  await stub.finish({
    attempt,
    status: 'completed',
    result: { browser, manifestKey, ...none },
    now: Date.now(),
  })
}

const finishRehearsal: Cast['finishRehearsal'] = async ({ executionId, testCaseId }) => {
  const played = {
    status: 'failed' as const,
    error: 'steps.check_failed: The text "Example" is not visible.',
    assertions: [{ kind: 'assert_text', expected: 'Example', actual: 'Welcome', passed: false }],
  }
  const playCases: PlayCases = async (_context, { cases }) => {
    for (const play of cases) {
      const { id } = play.snapshot
      const result = caseResult(executionId, play.index, { testCaseId: id })
      const steps = result.steps.map((step) => ({ ...step, ...played }))
      await play.begin()
      await play.end(id === testCaseId ? { ...result, ...played, assertions: [], steps } : result)
    }
    return {}
  }
  await rehearseJob(playCases).run(quiet(newContext()), { executionId })
}

async function readFile(fileId: string): Promise<void> {
  const context = newContext()
  const row = await findFile(context, fileId)
  if (!row) throw new Error('There is no such file')
  const stages = ['stored', 'extracting', 'chunking', 'indexing']
  for (const _ of stages) await advanceFile(quiet(context), row)
}

/** Nothing goes on by itself. */
function quiet(context: ReturnType<typeof newContext>) {
  const services = Object.create(context.services, {
    queues: {
      value: { documents: silentQueue, jobs: silentQueue, webhooks: silentQueue, crawls: silentQueue },
    },
  }) as typeof context.services
  return { ...context, services }
}

async function analyze(jobId: string): Promise<void> {
  for (const _ of ['a batch of files', 'the plan']) await advanceAnalysis(quiet(newContext()), jobId)
}

async function writeWebsite(file: { jobId: string; websiteId: string }): Promise<void> {
  await advanceFileJob.run(quiet(newContext()), file)
}

async function buildHeatmap(heatmap: { heatmapId: string; websiteId: string }): Promise<void> {
  await buildHeatmapJob.run(quiet(newContext()), heatmap)
}

async function examine(examId: string): Promise<void> {
  for (const _ of ['questions of the files', 'the questions']) await advanceExam(quiet(newContext()), examId)
}

const pages: Record<string, string> = {
  '/': '<title>Handbook</title><p>How we work.</p><a href="/returns">Returns</a><a href="/intern">Intern</a>',
  '/returns': '<title>Returns</title><p>Customers send goods back within 30 days.</p>',
}

async function walk(crawlId: string): Promise<void> {
  const context = newContext()
  const fetchBytes = ({ url }: FetchRequest): Promise<Fetched> => {
    const page = pages[new URL(url).pathname]
    if (page === undefined) return Promise.resolve({ ok: false, reason: 'gone' })
    const told = { etag: '"1"', lastModified: null, robots: null, charset: 'utf-8' }
    const bytes = new TextEncoder().encode(page)
    return Promise.resolve({ ok: true, url, bytes, mediaType: 'text/html', ...told })
  }
  const services = Object.create(context.services, {
    queues: { value: { documents: silentQueue, jobs: silentQueue, crawls: silentQueue } },
    pageFetcher: { value: { fetchBytes } },
  }) as typeof context.services
  await walkOn({ ...context, services }, { crawlId, turn: 1 })
}

async function sync(folder: { kbId: string; folderId: string }): Promise<void> {
  const context = newContext()
  const row = await findFolder(context, folder)
  if (!row) throw new Error('There is no such folder')
  await syncOn(quiet(context), row)
}

const recordVisit = (websiteId: string, before: number): Promise<string> => {
  const at = Date.now() - 5000
  const page = { path: '/', width: 1280, height: 2000 }
  const place = { ...page, selector: '#buy', offsetX: 0.5, offsetY: 0.5, x: 640, y: 400 }
  const told = (timestamp: number, tag: string, payload: object) => ({
    type: 5,
    timestamp,
    data: { tag, payload },
  })
  const chunks = [
    [meta(at), snapshot(at), told(at + 900, 'depth', { ...page, seen: 0.4 })],
    [click(at + 2000), told(at + 2001, 'click', place)],
  ]
  return sendChunks(websiteId, chunks, { came: before + chunks.length })
}

const run = crypto.randomUUID().replaceAll('-', '')
const prove = async (address: string) =>
  void (await newContext()
    .services.db.update(users)
    .set({ emailVerifiedAt: 1 })
    .where(eq(users.email, address)))
const open = deployed({ SESSION_LISTING: 'open' })
const visitor = newAddress()
/** Public sessions are made and listed from one network address, which is how the listing knows who made them. */
function fromOneVisitor(request: Request): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/api/public/test-cases/sessions')) return open(request)
  const theirs = new Request(request)
  theirs.headers.set('cf-connecting-ip', visitor)
  return open(theirs)
}
const recorder = new Recorder(fromOneVisitor)
const other = await newOwner()
const { organizationId: otherOrganizationId } = other

async function offer(organizationId: string): Promise<[string, string]> {
  const offered = async (name: string) => {
    const { kbId } = await ask(createKnowledgeBase, { name }, other)
    await ask(shareBase, { id: kbId, targetOrgId: organizationId }, other)
    return kbId
  }
  return [await offered('Prices'), await offered('Terms')]
}

await tellStory(recorder, {
  run,
  mailedTo,
  prove,
  finishRun,
  finishRehearsal,
  readFile,
  walk,
  sync,
  writeWebsite,
  analyze,
  examine,
  buildHeatmap,
  recordVisit,
  offer,
  otherOrganizationId,
  verified: deployed({ SESSION_LISTING: 'verified' }),
})
const recorded = stable(recorder.recordings, run, otherOrganizationId).map((recording) => ({
  ...recording,
  ...('answer' in recording && { answer: short(recording.answer) }),
}))

/** What a call came to, without what differs each time. */
const shapes = (recordings: readonly Recording[]) =>
  recordings.map(
    (recording) => `${recording.operation} ${recording.status} ${JSON.stringify(shapeOf(recording))}`,
  )

const file = '../../../workers/api/reference/examples.generated.ts'
const asFile = (recordings: readonly object[]) =>
  [
    '// Written by `npm run examples` from the calls of test/contract/examples.',
    "import type { Recording } from './recording.ts'",
    '',
    `export const recordings: readonly Recording[] = ${JSON.stringify(recordings, null, 1)}`,
    '',
  ].join('\n')

test('the examples are what the API answers today, in shape; `npm run examples` records them anew', async () => {
  const before = new Set(shapes(committed))
  const changed = shapes(recorded).filter((shape) => !before.has(shape))
  const isSame = JSON.stringify(shapes(committed)) === JSON.stringify(shapes(recorded))
  const written = asFile(isSame ? committed : recorded)
  await expect(written, changed.join('\n')).toMatchFileSnapshot(file)
})

test('there is a call of every operation but the socket, which is no request', () => {
  const called = new Set(recorded.map(({ operation }) => operation))
  expect(table.filter(({ id }) => !called.has(id)).map(({ id }) => id)).toEqual(['sockets.open'])
})
