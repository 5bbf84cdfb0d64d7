import { isOnTheWire } from '../../../shared/domain/evidence/exchange.ts'
import { buildHar, harEntry } from '../../../shared/domain/evidence/har.ts'
import { redactDeep } from '../../../shared/domain/evidence/redact.ts'
import { withChapters } from '../../../shared/domain/evidence/webm-chapters.ts'
import { caseKey } from './evidence/evidence-keys.ts'
import { storeTrace } from './evidence/store-trace.ts'
import { stepChapters } from './evidence/step-chapters.ts'
import type { StagedCase } from './case-run.ts'
import type { CaseSteps } from './case-steps.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'

const videoTimeoutMs = 30_000
const withheld =
  'There is no video, HAR, console log or trace: something was shown that hosted runs may not open.'

export interface CaseEvidence {
  videoKey: string | null
  harKey: string | null
  consoleKey: string | null
  traceKey: string | null
  warnings: string[]
}

/** Ends the recordings of a case and stores them. What cannot be had is null, with the reason among the warnings. */
export async function storeCaseEvidence(staged: StagedCase, steps: CaseSteps): Promise<CaseEvidence> {
  const warnings: string[] = []
  const none = { videoKey: null, harKey: null, consoleKey: null, traceKey: null, warnings: [withheld] }
  if (await staged.stage.exposure()) return none
  const [videoKey, texts] = await Promise.all([
    storeVideo(staged, steps, warnings),
    storeTexts(staged, steps, warnings),
  ])
  return { videoKey, ...texts, warnings }
}

async function storeTexts(staged: StagedCase, steps: CaseSteps, warnings: string[]) {
  const [{ harKey, entries }, { consoleKey, messages }] = await Promise.all([
    storeHar(staged, warnings),
    storeConsole(staged, warnings),
  ])
  return { harKey, consoleKey, traceKey: await storeTrace(staged, steps, { entries, messages }) }
}

async function storeVideo(
  { stage, store, executionId, index, snapshot, input, redact }: StagedCase,
  { steps, offsetsMs }: CaseSteps,
  warnings: string[],
): Promise<string | null> {
  if (!input.config.video) return null
  const { screencast } = stage
  if (!screencast) {
    warnings.push('There is no video: the tab gives no pictures of itself.')
    return null
  }
  const endMs = stage.offsetMs()
  const video = await inTime(screencast.finish(), videoTimeoutMs).catch((error: unknown) => ({
    ok: false as const,
    reason: String(error),
  }))
  if (!video.ok) {
    warnings.push(`There is no video: ${video.reason}`)
    return null
  }
  if ('cut' in video && video.cut) warnings.push(`The video ends early: ${video.cut}`)
  const chapters = stepChapters(steps, offsetsMs, endMs).map((one) => ({ ...one, title: redact(one.title) }))
  return store.put({
    key: caseKey(executionId, index, 'video.webm'),
    kind: 'video',
    mediaType: 'video/webm',
    body: withChapters(video.file, chapters),
    testCaseId: snapshot.id,
  })
}

async function storeHar(staged: StagedCase, warnings: string[]) {
  const { stage, store, executionId, index, snapshot, redact, startedAt, hosted } = staged
  const recorded = await stage.network.finish()
  warnings.push(...recorded.warnings)
  const page = { id: `case-${index + 1}`, title: redact(snapshot.title), startedAt }
  const sent = recorded.exchanges.filter(({ url }) => isOnTheWire(url))
  const entries = sent.map((exchange) => harEntry(exchange, page.id, redact))
  const harKey = await store.put({
    key: caseKey(executionId, index, 'network.har'),
    kind: 'har',
    mediaType: 'application/json',
    body: JSON.stringify(buildHar({ pages: [page], entries, browser: hosted.version })),
    testCaseId: snapshot.id,
  })
  return { harKey, entries }
}

async function storeConsole(
  { stage, store, executionId, index, snapshot, redact }: StagedCase,
  warnings: string[],
) {
  const recorded = stage.console.finish()
  warnings.push(...recorded.warnings)
  const messages = redactDeep(recorded.entries, redact)
  const consoleKey = await store.put({
    key: caseKey(executionId, index, 'console.json'),
    kind: 'console',
    mediaType: 'application/json',
    body: JSON.stringify({ testCaseId: snapshot.id, entries: messages }),
    testCaseId: snapshot.id,
  })
  return { consoleKey, messages }
}
