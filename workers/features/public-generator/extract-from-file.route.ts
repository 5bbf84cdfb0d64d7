import { z } from 'zod'
import { orNames } from '../../../shared/domain/file-formats/document-formats.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { fileTypes } from '../../../shared/services/extractor.ts'
import { filePart, maxFormBytes, readFile, readUpload, uploadErrors } from '../../../shared/kernel/uploads.ts'

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
  description: `${orNames(fileTypes)}, up to 10 MB, as the part \`file\` of a form.`,
  access: 'public',
  effect: 'write',
  repeat: 'redoes',
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
    const bytes = await file.arrayBuffer()
    const { ok: _, ...text } = await readFile(context, (extractor) =>
      extractor.extract({ bytes, fileName: file.name, contentType: file.type }),
    )
    return Response.json(ExtractedText().parse({ ...text, fileName: file.name }))
  },
})
