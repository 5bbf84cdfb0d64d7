import type { HarEntry } from '../../../../shared/domain/evidence/har.ts'
import {
  type TracedMessage,
  type TracedStep,
  traceEvents,
  traceNetwork,
} from '../../../../shared/domain/evidence/playwright-trace.ts'
import type { StagedCase } from '../case-run.ts'
import type { CaseSteps } from '../case-steps.ts'
import { caseKey, traceNames } from './evidence-keys.ts'

const mediaType = 'application/x-ndjson'

/** Stores what a Playwright trace needs beside the pictures of the steps. Returns the key of its events; null when it could not be stored. */
export async function storeTrace(
  { stage, store, executionId, index, snapshot, input, redact, now }: StagedCase,
  { steps, offsetsMs }: CaseSteps,
  { entries, messages }: { entries: readonly HarEntry[]; messages: readonly TracedMessage[] },
): Promise<string | null> {
  const startedAt = now() - stage.offsetMs()
  const traced = steps.flatMap((step, at): TracedStep[] => {
    const startMs = offsetsMs[at]
    if (startMs === undefined) return []
    const { screenshotKey, targetScreenshotKey, interpretedAction, ...told } = step
    const pictures = { shown: nameOf(screenshotKey), target: nameOf(targetScreenshotKey) }
    return [{ ...told, ...pictures, startMs, params: interpretedAction }]
  })
  const { baseUrl } = input
  const { viewport } = input.config
  const title = redact(snapshot.title)
  const events = traceEvents({ title, baseUrl, viewport, startedAt, steps: traced, messages })
  const [trace, network] = await Promise.all(
    [events, traceNetwork(entries, startedAt)].map((body, at) => {
      const key = caseKey(executionId, index, traceNames[at] ?? '')
      return store.put({ key, kind: 'trace', mediaType, body, testCaseId: snapshot.id })
    }),
  )
  return trace && network ? trace : null
}

const nameOf = (key: string | undefined) => key?.split('/').at(-1)
