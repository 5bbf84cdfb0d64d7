import type { Box } from '../../../shared/domain/prose-steps/in-page/kit.ts'
import { targetKey } from './evidence/evidence-keys.ts'
import type { StagedCase } from './case-run.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'

const captureTimeoutMs = 2_000

/** A picture of the tab, base64. */
export interface Picture {
  data: string
  mediaType: string
}

/** What the tab shows right now; null where it gives no picture. A click needs one from before it, since it may lead away from its target. */
export async function pictureNow({ stage }: Pick<StagedCase, 'stage'>): Promise<Picture | null> {
  const taken = stage.session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 85,
    optimizeForSpeed: true,
  })
  const shot = await inTime(taken, captureTimeoutMs).catch(() => null)
  return shot && { data: shot.data, mediaType: 'image/jpeg' }
}

/**
 * Stores a picture in which the target of a step is outlined. Drawing is done by a tab of the hosted browser, so it takes no time of the Worker, and the
 * next step does not wait for it. Resolves to the key; null when it could not be drawn or stored, which costs a run nothing but this picture.
 */
export async function outlineTarget(
  { hosted, store, executionId, index, snapshot }: StagedCase,
  stepNumber: number,
  { picture, box }: { picture: Picture; box: Box },
): Promise<string | null> {
  try {
    const drawer = await hosted.encoder()
    const png = await drawer?.outline({ ...picture, box })
    if (png === undefined) return null
    return await store.put({
      key: targetKey(executionId, index, stepNumber),
      kind: 'screenshot',
      mediaType: 'image/png',
      body: new Uint8Array(Buffer.from(png, 'base64')),
      testCaseId: snapshot.id,
      stepNumber,
    })
  } catch {
    return null
  }
}
