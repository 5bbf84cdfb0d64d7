import type { Context } from '../../../shared/kernel/context.ts'

const dayMs = 86_400_000
const page = 1000
const pagesPerSweep = 50

/**
 * Deletes evidence older than `EVIDENCE_RETENTION_DAYS`. Returns how many files went. Where a sweep ends is kept beside the evidence, so that
 * the next one goes on there and a large bucket is walked in turns.
 */
export async function sweepEvidence({ services, now }: Context): Promise<number> {
  const { files, settings } = services
  const oldest = now() - settings.EVIDENCE_RETENTION_DAYS * dayMs
  const marker = await files.get('sweeps/evidence')
  let startAfter = marker ? await marker.text() : ''
  let deleted = 0
  for (let turn = 0; turn < pagesPerSweep; turn++) {
    const { objects, truncated } = await files.list({
      prefix: 'evidence/',
      limit: page,
      ...(startAfter ? { startAfter } : {}),
    })
    const old = objects.filter((object) => object.uploaded.getTime() < oldest).map((object) => object.key)
    if (old.length > 0) await files.delete(old)
    deleted += old.length
    startAfter = truncated ? (objects.at(-1)?.key ?? '') : ''
    if (!truncated) break
  }
  await files.put('sweeps/evidence', startAfter)
  return deleted
}
