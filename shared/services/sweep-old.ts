const dayMs = 86_400_000
const page = 1000
const pagesPerSweep = 50

interface Sweep {
  prefix: string
  olderThan: { now: number; days: number }
  /** Where a sweep ends is kept here, under this key, so that the next one goes on there and a large bucket is walked in turns. */
  marks: Pick<R2Bucket, 'get' | 'put'>
  marker: string
}

/** Deletes the objects below a prefix that were put there more than so many days ago. Returns how many went. */
export async function sweepOld(
  bucket: Pick<R2Bucket, 'list' | 'delete'>,
  { prefix, olderThan: { now, days }, marks, marker }: Sweep,
): Promise<number> {
  const oldest = now - days * dayMs
  const mark = await marks.get(marker)
  let startAfter = mark ? await mark.text() : ''
  let deleted = 0
  for (let turn = 0; turn < pagesPerSweep; turn++) {
    const { objects, truncated } = await bucket.list({
      prefix,
      limit: page,
      ...(startAfter ? { startAfter } : {}),
    })
    const old = objects.filter((object) => object.uploaded.getTime() < oldest).map((object) => object.key)
    if (old.length > 0) await bucket.delete(old)
    deleted += old.length
    startAfter = truncated ? (objects.at(-1)?.key ?? '') : ''
    if (!truncated) break
  }
  await marks.put(marker, startAfter)
  return deleted
}
