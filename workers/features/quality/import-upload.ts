import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { formatNames, formats, variantNames } from '../../../shared/domain/test-exports/formats.ts'
import { judgeCases } from '../../../shared/domain/step-readings/judge-cases.ts'
import type { TestCaseImport } from '../../../shared/domain/test-imports/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { filePart, readFile, readUpload } from '../../../shared/kernel/uploads.ts'

const ImportFinding = once(() =>
  z
    .object({
      row: z.number().int().optional().describe('As a spreadsheet counts; the header is row 1'),
      line: z.number().int().optional(),
      path: z.string().optional().describe('In JSON, as in testCases[3].title'),
      severity: z.enum(['error', 'warning']),
      message: z.string(),
    })
    .meta({ id: 'ImportFinding' }),
)

/** What every import answers. */
export const importedFields = () => ({
  format: z.enum(formats.map(({ name }) => name)),
  variant: z.enum(variantNames).optional(),
  dryRun: z.boolean(),
  testCases: z.array(TestCase()),
  findings: z.array(ImportFinding()),
})

/** The form that every import takes. */
export const importForm = {
  mediaType: 'multipart/form-data',
  schema: () => ({
    type: 'object',
    required: ['file'],
    properties: {
      file: filePart,
      format: { type: 'string', enum: formatNames, description: 'Found out by the content when absent' },
      dryRun: { type: 'string', enum: ['true', 'false'], default: 'false' },
    },
  }),
}

/** The file and settings of an import, or a refusal of all that is wrong with the form. */
export async function readImportForm(request: Request): Promise<ImportRequest> {
  const { dryRun, ...form } = await readUpload(request, {
    format: z.enum(formatNames).optional(),
    dryRun: z.enum(['true', 'false']).default('false'),
  })
  return { ...form, dryRun: dryRun === 'true' }
}

interface ImportRequest {
  file: File
  format?: string | undefined
  dryRun: boolean
}

/** Reads the cases of a file where hostile bytes belong. Throws the refusal of a file of which nothing can be read. */
export async function importUpload(
  context: Context,
  { file, format }: ImportRequest,
): Promise<TestCaseImport> {
  const bytes = await file.arrayBuffer()
  const { ok: _, ...imported } = await readFile(context, (extractor) =>
    extractor.importTestCases({
      bytes,
      fileName: file.name,
      contentType: file.type,
      ...(format && { format }),
    }),
  )
  return { ...imported, testCases: judgeCases(imported.testCases) }
}
