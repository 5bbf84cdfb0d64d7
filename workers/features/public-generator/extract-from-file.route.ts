import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ErrorDefinition, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { logError } from '../../../shared/services/log.ts'
import {
  uploadEmpty,
  uploadEncrypted,
  uploadMalformed,
  uploadTooLarge,
  uploadTypeMismatch,
  uploadUnsupported,
} from './errors.ts'

const ExtractedText = once(() =>
  z
    .object({
      text: z.string(),
      fileName: z.string(),
      fileType: z.string(),
      characters: z.number(),
      pages: z.number().optional(),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'ExtractedText' }),
)

const maxFileBytes = 10 * 1024 * 1024
/** Boundaries and part headers come on top of the file itself. */
const formOverheadBytes = 16 * 1024

const refusals: Record<string, ErrorDefinition> = {
  unsupported: uploadUnsupported,
  type_mismatch: uploadTypeMismatch,
  malformed: uploadMalformed,
  encrypted: uploadEncrypted,
  empty: uploadEmpty,
  too_large: uploadTooLarge,
}

export const extractFromFile = defineRoute({
  id: 'public.extractFromFile',
  route: 'POST /api/public/test-cases/extract-from-file',
  summary: 'Extract the plain text of a document',
  description: 'PDF, DOCX, DOC, XLSX, XLS, CSV, TXT or MD, up to 10 MB, as the part `file` of a form.',
  access: 'public',
  effect: 'write',
  input: () => ({}),
  consumes: {
    mediaType: 'multipart/form-data',
    schema: () => ({
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }),
  },
  maxBodyBytes: maxFileBytes + formOverheadBytes,
  limits: [{ name: 'uploads', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The text and its figures',
      schema: ExtractedText,
    },
  ],
  errors: Object.values(refusals),
  async run(context, _input, request) {
    const file = await readFile(request)
    const extracted = await extract(context, file)
    if (!extracted.ok) throw (refusals[extracted.code] ?? uploadMalformed)({ message: extracted.message })
    const { ok: _, ...text } = extracted
    return Response.json(ExtractedText().parse({ ...text, fileName: file.name }))
  },
})

async function readFile(request: Request): Promise<File> {
  const form = await request.formData().catch(() => null)
  if (!form)
    throw validationFailed({ message: 'Send the file as multipart/form-data, in a part named "file"' })
  const unknown = [...new Set(form.keys())].filter((name) => name !== 'file')
  if (unknown.length > 0) {
    throw validationFailed({
      message: 'Send nothing but the part named "file"',
      details: unknown.slice(0, 100).map((path) => ({ path, message: 'This field is not known here' })),
    })
  }
  const files = form.getAll('file')
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) {
    throw validationFailed({
      message: 'Send exactly one file, in a part named "file"',
      details: [{ path: 'file', message: 'Required' }],
    })
  }
  if (file.size > maxFileBytes) throw uploadTooLarge({ message: 'The file has more than 10 MB' })
  return file
}

async function extract({ services, requestId }: Context, file: File) {
  try {
    return await services.extract.extract({
      bytes: await file.arrayBuffer(),
      fileName: file.name,
      contentType: file.type,
    })
  } catch (error) {
    // The extracting Worker died on this file; it is isolated for that reason. If it dies on every file, the log tells.
    logError({ at: 'public.extractFromFile', requestId, error })
    return {
      ok: false,
      code: 'malformed',
      message: 'The file made our reader stop. Save it anew, or paste its text.',
    } as const
  }
}
