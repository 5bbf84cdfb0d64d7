import { z } from 'zod'
import { type MappedField, previewOf } from '../../../shared/domain/content-planning/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { type FileRow, fileNotFound, fileUnreadable, readReading } from '../documents/index.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { contentTypeNotFound } from './errors.ts'
import { readTypes } from './get-content-type-config.ts'
import { newestPlan, readPages, rowsOfFiles } from './store.ts'

const place = (what: string) =>
  z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(`${what}, in UTF-16 units of the text of the file; null for a value that was written by hand`)

const Value = () =>
  z.object({
    machineName: z.string(),
    value: z.unknown().describe('What the field holds'),
    start: place('Where it begins'),
    end: place('Where it ends'),
  })

export const previewTransformation = defineOperation({
  id: 'contentPlanning.preview',
  route: 'POST /api/projects/{projectId}/page-transformation-preview',
  summary: 'See what a file becomes as content of a type',
  description:
    'Every value is quoted from the text of the file, with its place; values that were saved as overrides take the place of those. What is in no field is told beside them. No model is called.',
  access: {
    role: 'viewer',
    organization: projectOrganization,
    hidden: projectNotFound,
    async existing(context, { projectId, fileId, contentTypeId }) {
      await requireFile(context, projectId, fileId)
      if (contentTypeId !== undefined) await requireType(context, projectId, contentTypeId)
    },
  },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    fileId: z.uuid(),
    contentTypeId: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Without it the type that the file is mapped to: as somebody saved it, else as the newest analysis recommends',
      ),
  }),
  output: () =>
    z.object({
      fileId: z.string(),
      contentTypeId: z.string(),
      fields: z.array(Value()),
      replaced: z
        .array(Value())
        .describe(
          'What the file says in fields whose values were written by hand, and which those take the place of',
        ),
      unmapped: z
        .array(z.object({ start: z.number().int(), end: z.number().int(), text: z.string() }))
        .describe('Content of the file that is in no field'),
    }),
  errors: [projectNotFound, fileNotFound, fileUnreadable, contentTypeNotFound],
  mcp: 'listed',
  async run(context, { projectId, fileId, contentTypeId: wanted }) {
    const file = await requireFile(context, projectId, fileId)
    const [plan, page] = await Promise.all([
      newestPlan(context, projectId),
      pageOf(context, projectId, fileId),
    ])
    const plannedTypeId = plan?.mappings.find((mapping) => mapping.fileId === fileId)?.contentTypeId
    const type = await requireType(context, projectId, wanted ?? page?.contentTypeId ?? plannedTypeId)
    const { contentTypeId } = type
    const reading = await readReading(context, file, 'whole')
    if (!reading) throw fileUnreadable()
    const mapping = plan?.mappings.find((one) => one.fileId === fileId && one.contentTypeId === contentTypeId)
    const { fields, unmapped } = previewOf(
      { ...file, ...reading },
      {
        fields: type.fields.map(({ machineName }) => machineName),
        mapped: mapping && placesIn(reading.text, mapping.fields),
        repeated: new Set(plan?.repeated),
      },
    )
    const overridden = Object.entries(page?.fieldOverrides ?? {}).filter(([name]) =>
      type.fields.some(({ machineName }) => machineName === name),
    )
    const isReplaced = ({ machineName }: { machineName: string }) =>
      overridden.some(([name]) => name === machineName)
    return {
      fileId,
      contentTypeId,
      replaced: fields.filter(isReplaced),
      fields: [
        ...fields.filter((field) => !isReplaced(field)),
        ...overridden.map(([machineName, value]) => ({ machineName, value, start: null, end: null })),
      ],
      unmapped,
    }
  },
})

/** What an analysis found, where that can be said of this text: of a file that has changed since, it knows no places. */
const placesIn = (text: string, fields: readonly MappedField[]) =>
  fields.length > 0 && fields.every(({ end }) => end <= text.length) ? fields : undefined

async function pageOf(context: Context, projectId: string, fileId: string) {
  const pages = await readPages(context, projectId)
  return pages.find((page) => page.fileId === fileId)
}

async function requireFile(context: Context, projectId: string, fileId: string): Promise<FileRow> {
  const [row] = await rowsOfFiles(context, projectId, [fileId])
  if (!row) throw fileNotFound({ details: [{ path: 'fileId', message: fileNotFound.sentence }] })
  return row
}

const noType =
  'Nobody has said what this file becomes, and no analysis recommends a type for it. Name a content type.'

async function requireType(context: Context, projectId: string, contentTypeId: string | undefined) {
  const { contentTypes } = await readTypes(context, projectId)
  const type = contentTypes.find((one) => one.contentTypeId === contentTypeId)
  if (type) return type
  const message = contentTypeId === undefined ? noType : contentTypeNotFound.sentence
  throw contentTypeNotFound({ message, details: [{ path: 'contentTypeId', message }] })
}
