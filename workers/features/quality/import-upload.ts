import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { formatNames, variantNames } from '../../../shared/domain/test-exports/formats.ts'
import {
  importFormats,
  layouts,
  type Layout,
  type TestCaseImport,
} from '../../../shared/domain/test-imports/types.ts'
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
  format: z
    .enum(importFormats)
    .describe(
      'Whose file it is: of a vendor by its columns or elements, else `csv`, or `xlsx` for a workbook; `zephyr` is the XML of Zephyr Scale',
    ),
  variant: z.enum(variantNames).optional(),
  dryRun: z.boolean(),
  layout: z
    .enum(layouts)
    .optional()
    .describe(
      'How the sheet holds its cases: as it was sent, else as its rows say. Of the formats csv and xlsx',
    ),
  alternative: z
    .object({ layout: z.enum(layouts), testCases: z.array(TestCase()) })
    .optional()
    .describe('In a preview of a sheet that may be meant both ways: its cases in the other layout'),
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
      layout: {
        type: 'string',
        enum: ['auto', ...layouts],
        default: 'auto',
        description:
          'Whether a sheet that people made has a row for each case or for each step. `auto` takes the rows as they are most likely meant; a preview shows both where two readings are possible',
      },
      dryRun: { type: 'string', enum: ['true', 'false'], default: 'false' },
    },
  }),
}

/** The form of an import into a project, which may hold faults or be refused for them. */
export const projectImportForm = {
  ...importForm,
  schema: () => {
    const { properties, ...form } = importForm.schema()
    return {
      ...form,
      properties: {
        ...properties,
        partial: {
          type: 'string',
          enum: ['true', 'false'],
          default: 'false',
          description:
            'Whether the cases that could be read are stored although others could not. The findings name what is missing',
        },
      },
    }
  },
}

/** The file and settings of an import, or a refusal of all that is wrong with the form. */
export async function readImportForm(request: Request): Promise<ImportRequest> {
  const { dryRun, partial, ...form } = await readUpload(request, {
    format: z.enum(formatNames).optional(),
    layout: z.enum(['auto', ...layouts]).default('auto'),
    dryRun: z.enum(['true', 'false']).default('false'),
    partial: z.enum(['true', 'false']).default('false'),
  })
  return { ...form, dryRun: dryRun === 'true', partial: partial === 'true' }
}

interface ImportRequest {
  file: File
  format?: string | undefined
  layout: Layout | 'auto'
  dryRun: boolean
  /** Whether the valid cases of a file with errors are stored. */
  partial: boolean
}

/** Reads the cases of a file where hostile bytes belong. Throws the refusal of a file of which nothing can be read. */
export async function importUpload(
  context: Context,
  { file, format, layout, dryRun }: ImportRequest,
): Promise<TestCaseImport> {
  const bytes = await file.arrayBuffer()
  const { ok: _, ...imported } = await readFile(context, (extractor) =>
    extractor.importTestCases({
      bytes,
      fileName: file.name,
      contentType: file.type,
      layout,
      ...(format && { format }),
    }),
  )
  const { alternative, ...rest } = imported
  const { judgeCases } = await import('../../../shared/domain/step-readings/judge-cases.ts')
  const judged = { ...rest, testCases: judgeCases(rest.testCases) }
  if (!dryRun || !alternative) return judged
  return { ...judged, alternative: { ...alternative, testCases: judgeCases(alternative.testCases) } }
}
