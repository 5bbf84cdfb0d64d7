import { type HarEntry, type HarLog, buildHar } from '../../../shared/domain/evidence/har.ts'
import { buildManifest } from '../../../shared/domain/evidence/manifest.ts'
import { buildTimeline } from '../../../shared/domain/evidence/timeline.ts'
import { again } from './again.ts'
import { deleteEvidence } from './evidence/delete-evidence.ts'
import { runKey } from './evidence/evidence-keys.ts'
import { type EvidenceStore, createEvidenceStore } from './evidence/evidence-store.ts'
import type { CaseResult, RunOutcome } from './results.ts'
import { countCases } from './rules.ts'
import type { Run, RunFailure } from './run.ts'

const json = 'application/json'
/** Of how many cases one HAR is made: without bodies they fit into the memory of a Worker together. */
const mostMerged = 100

/** Stores what belongs to the run as a whole and ends its execution. A run that was deleted meanwhile takes its evidence with it. */
export async function finishRun(run: Run, failure: RunFailure | null): Promise<string> {
  const { context, executionId, input, attempt, report } = run
  const execution = () => context.services.executions.getByName(executionId)
  const cases = ((await again(() => execution().record()))?.cases ?? []) as CaseResult[]
  if (report.stopped() !== 'executions.stale_attempt') {
    const result = await storeRunEvidence(run, cases)
    const status = report.stopped() === 'cancelled' ? 'cancelled' : failure ? 'failed' : 'completed'
    const counts = { ...countCases(cases, { total: input.cases.length, over: true }) }
    const error = status === 'failed' && failure ? { error: failure } : {}
    await again(() => execution().finish({ attempt, status, counts, result, ...error, now: context.now() }))
  }
  if ((await again(() => execution().record())) === null) await deleteEvidence(context, executionId)
  return report.stopped() ?? failure?.error ?? 'completed'
}

async function storeRunEvidence(run: Run, cases: CaseResult[]): Promise<RunOutcome> {
  const { context, executionId, input, report } = run
  const store = createEvidenceStore(context.services.files, report.signal)
  const browser = cases.at(-1)?.browser ?? null
  const put = (name: string, kind: 'har' | 'console' | 'timeline', body: unknown) =>
    store.put({ key: runKey(executionId, name), kind, mediaType: json, body: JSON.stringify(body) })
  const [harKey, consoleKey, timelineKey] = await Promise.all([
    cases.length > mostMerged
      ? null
      : mergeHars(context.services.files, cases, browser).then((har) => put('network.har', 'har', har)),
    mergeConsoles(context.services.files, cases).then((log) => put('console.json', 'console', log)),
    put('timeline.json', 'timeline', buildTimeline(executionId, cases)),
  ])
  const tooMany =
    cases.length > mostMerged
      ? [`Above ${mostMerged} cases there is no HAR of the whole run: each case has its own.`]
      : []
  const ofCases = [
    ...cases.flatMap((entry) => entry.warnings.map((text) => `${entry.testCaseId}: ${text}`)),
    ...tooMany,
  ]
  const files = [...cases.flatMap((entry) => entry.files), ...store.files]
  const manifest = buildManifest({
    executionId,
    baseUrl: input.baseUrl,
    browser,
    files,
    warnings: [...ofCases, ...store.warnings],
    now: context.now(),
  })
  const manifestKey = await putManifest(store, executionId, manifest)
  const warnings = [...ofCases, ...store.warnings]
  return { browser, manifestKey, timelineKey, harKey, consoleKey, warnings }
}

function putManifest(store: EvidenceStore, executionId: string, manifest: unknown): Promise<string | null> {
  return store.put({
    key: runKey(executionId, 'manifest.json'),
    kind: 'timeline',
    mediaType: json,
    body: JSON.stringify(manifest),
  })
}

/** All cases in one log. Bodies stay in the HAR of their case, so that thirty of them fit into memory together. */
async function mergeHars(files: R2Bucket, cases: CaseResult[], browser: RunOutcome['browser']) {
  const pages: HarLog['pages'] = []
  const entries: HarEntry[] = []
  for (const { harKey } of cases) {
    const har = await readJson<{ log: HarLog }>(files, harKey)
    pages.push(...(har?.log.pages ?? []))
    for (const entry of har?.log.entries ?? []) entries.push(withoutBody(entry))
  }
  const merged = buildHar({
    pages: [],
    entries,
    browser: browser ?? { name: 'none', version: '' },
    comment: 'Response bodies are in the HAR of each case.',
  })
  return { log: { ...merged.log, pages } }
}

function withoutBody(entry: HarEntry): HarEntry {
  const { text: _text, ...content } = entry.response.content as Record<string, unknown>
  return { ...entry, response: { ...entry.response, content } }
}

async function mergeConsoles(files: R2Bucket, cases: CaseResult[]) {
  const logs = []
  for (const { consoleKey } of cases) {
    const log = await readJson(files, consoleKey)
    if (log) logs.push(log)
  }
  return { cases: logs }
}

async function readJson<T>(files: R2Bucket, key: string | null): Promise<T | null> {
  if (key === null) return null
  try {
    const object = await files.get(key)
    return object && (await object.json<T>())
  } catch {
    return null
  }
}
