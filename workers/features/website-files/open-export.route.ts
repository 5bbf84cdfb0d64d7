import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { websiteFileNotFound, websiteLinkExpired, websiteLinkRefused } from './errors.ts'
import { partKey } from './keys.ts'
import { fileOfLink, holderMayExport } from './link.ts'
import { readFile } from './store.ts'

export const openExport = defineRoute({
  id: 'websites.openExport',
  route: 'GET /api/website-files/{token}',
  summary: 'Take the export of a website by its signed link',
  description:
    'Links are valid for one hour, as long as whoever fetched it may export the website: not when they were removed or are admin no longer, their sign-in has ended, or the website was handed over.',
  access: 'public',
  effect: 'read',
  input: () => ({ token: z.string().min(1).max(2000).describe('The last part of the link') }),
  produces: [
    { status: 200, mediaType: 'application/gzip', description: 'NDJSON in gzip, one event a line.' },
  ],
  mcp: 'listed',
  errors: [websiteLinkRefused, websiteLinkExpired, websiteFileNotFound, notConfigured],
  async run(context, { token }) {
    const { holder, ...file } = fileOfLink(context, token)
    const { progress, status, organizationId } = await readFile(context, file)
    if (!(await holderMayExport(context, holder, { organizationId }))) throw websiteFileNotFound()
    if (status !== 'completed') throw websiteFileNotFound()
    const keys = (progress.names ?? []).map((name) => partKey(file, name))
    return new Response(joined(context.services.files, keys), {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="website-${file.websiteId}.ndjson.gz"`,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      },
    })
  },
})

/** Members of gzip behind each other are a file of gzip. What is missing ends the answer as cut off. */
function joined(files: R2Bucket, keys: readonly string[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const send = async () => {
    for (const key of keys) {
      const part = await files.get(key)
      if (!part) throw new Error('A part of the export is gone')
      await part.body.pipeTo(writable, { preventClose: true })
    }
    await writable.close()
  }
  send().catch((error: unknown) => writable.abort(error))
  return readable
}
