import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import {
  filePart,
  maxFormBytes,
  readUpload,
  uploadErrors,
  uploadRefused,
} from '../../../shared/kernel/uploads.ts'
import { logError } from '../../../shared/services/log.ts'

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
      properties: { file: filePart },
    }),
  },
  maxBodyBytes: maxFormBytes,
  limits: [{ name: 'uploads', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  produces: [
    {
      status: 200,
      mediaType: 'application/json',
      description: 'The text and its figures',
      schema: ExtractedText,
    },
  ],
  errors: uploadErrors,
  async run(context, _input, request) {
    const { file } = await readUpload(request)
    const extracted = await extract(context, file)
    if (!extracted.ok) throw uploadRefused(extracted)
    const { ok: _, ...text } = extracted
    return Response.json(ExtractedText().parse({ ...text, fileName: file.name }))
  },
})

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
