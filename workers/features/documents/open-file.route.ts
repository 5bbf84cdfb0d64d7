import { z } from 'zod'
import { formatOf } from '../../../shared/domain/file-formats/document-formats.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { fileNotFound, linkExpired, linkRefused } from './errors.ts'
import { fileOfLink, holderMaySee } from './file-links.ts'
import { keyOf } from './keys.ts'
import { dispositionOf, shownAs } from './shown.ts'
import { findFile } from './store.ts'
import { baseFor, shareNotFound } from '../knowledge-bases/index.ts'

export const openFile = defineRoute({
  id: 'files.open',
  route: 'GET /api/files/{token}',
  summary: 'Open a file by its signed link',
  description:
    'Links come with a preview and are valid for one hour, as long as whoever fetched it may see the file: not when they were removed, or the sign-in or access key that asked has ended. What a browser could run is given as plain text, and nothing of it acts in our name.',
  access: 'public',
  effect: 'read',
  input: () => ({ token: z.string().min(1).max(2000).describe('The last part of the link') }),
  produces: [
    {
      status: 200,
      mediaType: 'application/octet-stream',
      description: 'The file, with a media type that shows it.',
    },
  ],
  mcp: 'listed',
  errors: [linkRefused, linkExpired, fileNotFound, shareNotFound, notConfigured],
  async run(context, { token }) {
    const { fileId, sharedWith, holder } = fileOfLink(context, token)
    const row = await findFile(context, fileId)
    if (row && sharedWith && !(await baseFor(context, row.ownerId, sharedWith))) throw shareNotFound()
    if (row && !(await holderMaySee(context, holder, sharedWith || row.organizationId))) throw fileNotFound()
    const object = row && (await context.services.files.get(keyOf(row, 'original')))
    if (!row || !object) throw fileNotFound()
    return new Response(object.body, {
      headers: {
        'Content-Type': shownAs(formatOf(row.fileName)?.fileType ?? row.fileType),
        'Content-Length': String(object.size),
        'Content-Disposition': dispositionOf(row.fileName),
        // The viewers of browsers open a PDF under it as well: what they run is their own.
        'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      },
    })
  },
})
