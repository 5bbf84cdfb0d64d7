import { z } from 'zod'
import {
  analysisStatuses,
  type ContentType as StoredType,
  fieldTypes,
  migrationStatuses,
} from '../../../shared/db/tables/content-planning.ts'
import { once } from '../../../shared/domain/basics/once.ts'

const name = () => z.string().trim().min(1).max(200)
const machineName = () =>
  z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{0,59}$/,
      'Begin with a small letter, then small letters, digits and underscores, 60 at most',
    )
    .describe('Small letters, digits and underscores, beginning with a letter')
const confidence = () => z.number().min(0).max(1)
const offset = (what: string) =>
  z.number().int().min(0).describe(`${what}, in UTF-16 units of the text of the file`)

export const ContentField = once(() =>
  z
    .object({
      name: name(),
      machineName: machineName(),
      type: z.enum(fieldTypes).default('text'),
      required: z.boolean().default(false).describe('Whether every file shows it'),
      multiple: z.boolean().default(false).describe('Whether it has several values'),
      confidence: confidence()
        .default(1)
        .describe('The share of the files of the type that show it; 1 for what people wrote'),
    })
    .meta({ id: 'ContentField' }),
)

export const ContentType = once(() =>
  z
    .object({
      contentTypeId: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('Stays when the type is renamed; its machine name where none is given'),
      name: name(),
      machineName: machineName(),
      fields: z.array(ContentField()).max(200),
    })
    .meta({ id: 'ContentType' }),
)

export const RecommendedType = once(() =>
  z
    .object({
      ...ContentType().shape,
      contentTypeId: z.string(),
      confidence: confidence().describe('How sure that is'),
      fileIds: z.array(z.string()).describe('The files that show it'),
      reasons: z.array(z.string()).describe('Why these files are one type, in sentences'),
    })
    .meta({ id: 'RecommendedContentType' }),
)

export const FileMapping = once(() =>
  z
    .object({
      fileId: z.string(),
      contentTypeId: z.string(),
      fields: z.array(
        z.object({
          machineName: z.string(),
          start: offset('Where the value begins'),
          end: offset('Where it ends'),
          confidence: confidence(),
        }),
      ),
    })
    .meta({ id: 'FileMapping' }),
)

export interface Node {
  id?: string | undefined
  title: string
  path?: string | null | undefined
  fileId?: string | null | undefined
  children?: Node[] | undefined
}

/** Deeper menus are none; the limit also bounds what a walk through a tree costs. */
export const deepestTree = 20
export const mostNodes = 5000

export const NavigationNode: () => z.ZodType<Node, Node> = once(() =>
  z
    .object({
      id: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('Stays when the page is moved; made of its place where none is given'),
      title: name(),
      path: z.string().max(1000).nullish().describe('Where the page will be, from the root of the new site'),
      fileId: z.string().nullish().describe('The file that it comes from; null for a page that is new'),
      children: z
        .array(z.lazy(NavigationNode))
        .max(mostNodes)
        .optional()
        .describe('The pages below it, in their order'),
    })
    .meta({ id: 'NavigationNode' }),
)

export const LeftOut = () =>
  z
    .array(z.object({ fileId: z.string(), reason: z.string() }))
    .describe('Files that are not in the navigation, and why')

const override = () =>
  z.union([z.string().max(20_000), z.number(), z.boolean(), z.null(), z.array(z.string().max(2000)).max(200)])

export const PageMigration = once(() =>
  z
    .object({
      fileId: z.string().min(1).max(100),
      contentTypeId: z
        .string()
        .min(1)
        .max(100)
        .nullable()
        .default(null)
        .describe('What it becomes; null for nothing yet'),
      fieldOverrides: z
        .record(z.string().max(60), override())
        .default({})
        .describe('Values that take the place of what the file says, by machine name'),
      status: z.enum(migrationStatuses).default('planned'),
    })
    .meta({ id: 'PageMigration' }),
)

export const PlannedFile = once(() =>
  z
    .object({
      fileId: z.string(),
      fileName: z.string(),
      sourceUrl: z.string().nullable().describe('Where it was fetched from, if it was'),
      kbId: z.string().nullable().describe('The knowledge base that has it; null for a file of the project'),
    })
    .meta({ id: 'PlannedFile' }),
)

export const source = () =>
  z
    .enum(['saved', 'recommended', 'none'])
    .describe('`saved` by people, `recommended` by the newest analysis while nothing is saved, or `none`')
export const updatedAt = () => z.iso.datetime().nullable().describe('When the plan was last saved')

export const Analysis = once(() =>
  z
    .object({
      jobId: z.uuid(),
      status: z.enum(analysisStatuses),
      files: z.number().int().describe('How many files it looks at'),
      filesRead: z.number().int().describe('How many of them it has looked at'),
      error: z.string().nullable().describe('Why it failed'),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'ContentAnalysis' }),
)

export const withId = (type: z.output<ReturnType<typeof ContentType>>): StoredType => ({
  ...type,
  contentTypeId: type.contentTypeId ?? type.machineName,
})
