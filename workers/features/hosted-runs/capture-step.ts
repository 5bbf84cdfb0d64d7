import { stepKey } from './evidence/evidence-keys.ts'
import type { StagedCase } from './case-run.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'

const timeoutMs = 5_000
/** A failed navigation commits its error page a moment after it was reported; until then there is nothing to capture. */
const retryAfterMs = [50, 150, 400]

export interface Captured {
  key: string
  /** The picture, base64 PNG. */
  data: string
  /** Resolves to false when it could not be stored. The case does not wait for it before its next step. */
  stored: Promise<boolean>
}

/**
 * Takes what the tab shows after a step, begins to store it, and notes it for the end of the video. Returns null where a hanging or crashed page gives no
 * picture, and where one might show what nobody may see.
 */
export async function captureStep(staged: StagedCase, stepNumber: number): Promise<Captured | null> {
  const { stage, store, executionId, index, snapshot } = staged
  const gone = stage.lost.then(() => Promise.reject(new Error('The page is gone')))
  const data = await inTime(Promise.race([capture(staged, 0), gone]), timeoutMs).catch(() => null)
  if (data === null) {
    store.warnings.push(`Step ${stepNumber} has no screenshot: the page gave no picture.`)
    return null
  }
  if (await stage.exposure()) return null
  stage.screencast?.notePng(data)
  const key = stepKey(executionId, index, stepNumber)
  const body = new Uint8Array(Buffer.from(data, 'base64'))
  const file = {
    key,
    kind: 'screenshot' as const,
    mediaType: 'image/png',
    body,
    testCaseId: snapshot.id,
    stepNumber,
  }
  return { key, data, stored: store.put(file).then((stored) => stored !== null) }
}

async function capture(
  { stage, report }: Pick<StagedCase, 'stage' | 'report'>,
  tries: number,
): Promise<string> {
  try {
    return (await stage.session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true }))
      .data
  } catch (error) {
    const wait = retryAfterMs[tries]
    if (wait === undefined || report.signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return capture({ stage, report }, tries + 1)
  }
}
