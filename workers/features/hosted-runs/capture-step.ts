import { within } from './within.ts'
import type { StagedCase } from './run-steps.ts'
import { stepKey } from './evidence/evidence-keys.ts'

const timeoutMs = 5_000

/** Takes and stores what the tab shows after a step, and puts it into the video too. Returns the key, or null where a hanging or crashed page gives no picture. */
export async function captureStep(
  { stage, store, executionId, index, snapshot }: StagedCase,
  stepNumber: number,
): Promise<string | null> {
  let data: string
  try {
    const shot = stage.session.send('Page.captureScreenshot', { format: 'png' })
    data = (
      await within(
        timeoutMs,
        Promise.race([shot, stage.lost.then(() => Promise.reject(new Error('The page is gone')))]),
      )
    ).data
  } catch {
    store.warnings.push(`Step ${stepNumber} has no screenshot: the page gave no picture.`)
    return null
  }
  stage.screencast?.addPng(data)
  return store.put({
    key: stepKey(executionId, index, stepNumber),
    kind: 'screenshot',
    mediaType: 'image/png',
    body: new Uint8Array(Buffer.from(data, 'base64')),
    testCaseId: snapshot.id,
    stepNumber,
  })
}
