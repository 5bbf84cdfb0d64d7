import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const page = 1000
const archiveName = 'evidence.zip'

/** The name of a run's archive. Nothing is stored under it: it is made of the other files whenever it is asked for. */
export const archiveKey = (prefix: string) => `${prefix}${archiveName}`

/** The folder of the run whose archive a key names; undefined for the key of a stored file. */
export function archivedPrefix(key: string): string | undefined {
  return key.endsWith(`/${archiveName}`) ? key.slice(0, -archiveName.length) : undefined
}

/**
 * Everything that lies under a prefix as one ZIP, while it is being read: a run cut short has no manifest, but what it left is there. Null when there is
 * nothing. Pictures and videos are stored as they are, since they are compressed already; texts are deflated.
 */
export async function evidenceArchive(files: R2Bucket, prefix: string): Promise<Response | null> {
  const first = await files.list({ prefix, limit: 1 })
  if (first.objects.length === 0) return null
  const parts = zipped(files, prefix)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archiveName}"`,
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function* zipped(files: R2Bucket, prefix: string): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const { key } of listed(files, prefix)) {
    const object = await files.get(key)
    // Swept while the archive is being sent: what is left is still worth having.
    if (!object) continue
    const text = object.httpMetadata?.contentType === 'application/json'
    const name = key.slice(prefix.length)
    const entry = text ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    entry.mtime = object.uploaded
    zip.add(entry)
    for await (const chunk of object.body) {
      entry.push(chunk as Uint8Array)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

async function* listed(files: R2Bucket, prefix: string): AsyncGenerator<R2Object> {
  let cursor: string | undefined
  for (;;) {
    const found = await files.list({ prefix, limit: page, ...(cursor === undefined ? {} : { cursor }) })
    yield* found.objects
    if (!found.truncated) return
    ;({ cursor } = found)
  }
}
