import { isOnTheWire } from '../../../shared/domain/evidence/exchange.ts'
import { type HarEntry, buildHar, harEntry } from '../../../shared/domain/evidence/har.ts'
import { redactDeep } from '../../../shared/domain/evidence/redact.ts'
import { withChapters } from '../../../shared/domain/evidence/webm-chapters.ts'
import type { ConsoleEntry } from './evidence/console-recorder.ts'
import { caseKey } from './evidence/evidence-keys.ts'
import { storeTrace } from './evidence/store-trace.ts'
import { stepChapters } from './evidence/step-chapters.ts'
import type { StagedCase } from './case-run.ts'
import type { CaseSteps } from './case-steps.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'

const videoTimeoutMs = 30_000
const withheld =
  'There is no video, HAR, console log or trace: something was shown that hosted runs may not open.'
const notAll = 'Not all recordings were kept: something was shown that hosted runs may not open.'

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

/** Pages go on until a recording of them has ended, so they are asked once more when nothing can be added to it. */
async function mayKeep({ stage }: StagedCase, warnings: string[]): Promise<boolean> {
  const exposed = (await stage.exposure()) !== undefined
  if (exposed && !warnings.includes(notAll)) warnings.push(notAll)
  return !exposed
}

async function storeTexts(staged: StagedCase, steps: CaseSteps, warnings: string[]) {
  const ended = await endTexts(staged, warnings)
  if (!(await mayKeep(staged, warnings))) return { harKey: null, consoleKey: null, traceKey: null }
  const { entries, messages } = ended
  const [harKey, consoleKey] = await Promise.all([storeHar(staged, entries), storeConsole(staged, messages)])
  return { harKey, consoleKey, traceKey: await storeTrace(staged, steps, { entries, messages }) }
}

async function storeVideo(
  staged: StagedCase,
  { steps, offsetsMs }: CaseSteps,
  warnings: string[],
): Promise<string | null> {
  const { stage, store, executionId, index, snapshot, input, redact } = staged
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
  if (!(await mayKeep(staged, warnings))) return null
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

/** The texts as they will be kept: nothing that comes later changes them. */
async function endTexts(
  { stage, index, snapshot, redact, startedAt }: StagedCase,
  warnings: string[],
): Promise<{ entries: HarEntry[]; messages: ConsoleEntry[] }> {
  const { exchanges, warnings: unrecorded } = await stage.network.finish()
  const written = stage.console.finish()
  warnings.push(...unrecorded, ...written.warnings)
  const sent = exchanges.filter(({ url }) => isOnTheWire(url))
  const page = pageOf({ index, snapshot, redact, startedAt })
  const entries = sent.map((exchange) => harEntry(exchange, page.id, redact))
  return { entries, messages: redactDeep(written.entries, redact) }
}

const pageOf = ({
  index,
  snapshot,
  redact,
  startedAt,
}: Pick<StagedCase, 'index' | 'snapshot' | 'redact' | 'startedAt'>) => ({
  id: `case-${index + 1}`,
  title: redact(snapshot.title),
  startedAt,
})

function storeHar(staged: StagedCase, entries: HarEntry[]): Promise<string | null> {
  const { store, executionId, index, snapshot, hosted } = staged
  return store.put({
    key: caseKey(executionId, index, 'network.har'),
    kind: 'har',
    mediaType: 'application/json',
    body: JSON.stringify(buildHar({ pages: [pageOf(staged)], entries, browser: hosted.version })),
    testCaseId: snapshot.id,
  })
}

function storeConsole(staged: StagedCase, entries: ConsoleEntry[]): Promise<string | null> {
  const { store, executionId, index, snapshot } = staged
  return store.put({
    key: caseKey(executionId, index, 'console.json'),
    kind: 'console',
    mediaType: 'application/json',
    body: JSON.stringify({ testCaseId: snapshot.id, entries }),
    testCaseId: snapshot.id,
  })
}
