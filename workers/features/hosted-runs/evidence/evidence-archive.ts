import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { traceNames } from './evidence-keys.ts'

const page = 1000
const archiveName = 'evidence.zip'
const traceName = 'trace.zip'

/** The name of a run's archive. Nothing is stored under it: it is made of the other files whenever it is asked for. */
export const archiveKey = (prefix: string) => `${prefix}${archiveName}`

/** The name of a case's Playwright trace, by the key of its events; made when it is asked for as well. */
export const traceArchiveKey = (traceKey: string) => traceKey.replace(/[^/]*$/, traceName)

/** A ZIP that is made of stored files. */
export interface Archive {
  prefix: string
  fileName: string
  /** The name of a file in it; undefined for a file that is not in it. */
  nameOf: (name: string) => string | undefined
}

/** The archive that a key names; undefined for the key of a stored file. */
export function archiveOf(key: string): Archive | undefined {
  const fileName = key.split('/').at(-1) ?? ''
  const prefix = key.slice(0, key.length - fileName.length)
  if (fileName === archiveName) return { prefix, fileName, nameOf: (name) => name }
  return fileName === traceName ? { prefix, fileName, nameOf: traceEntry } : undefined
}

const traceEntry = (name: string) =>
  (traceNames as readonly string[]).includes(name)
    ? name
    : /^step-[^/]*\.png$/.test(name)
      ? `resources/${name}`
      : undefined

/**
 * What lies under a prefix as one ZIP, while it is being read: a run cut short has no manifest, but what it left is there. Null when there is
 * nothing. Pictures and videos are stored as they are, since they are compressed already; texts are deflated.
 */
export async function evidenceArchive(files: R2Bucket, archive: Archive): Promise<Response | null> {
  const { prefix, fileName } = archive
  const first = await files.list({ prefix, limit: 1 })
  if (first.objects.length === 0) return null
  const parts = zipped(files, archive)
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
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function* zipped(files: R2Bucket, { prefix, nameOf }: Archive): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const { key } of listed(files, prefix)) {
    const name = nameOf(key.slice(prefix.length))
    const object = name === undefined ? null : await files.get(key)
    // Swept while the archive is being sent: what is left is still worth having.
    if (name === undefined || !object) continue
    const text = /json/.test(object.httpMetadata?.contentType ?? '')
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
