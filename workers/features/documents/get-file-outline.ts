import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { fileNotFound, fileUnreadable } from './errors.ts'
import { type Owner, fileIdOf, ofBases, ofProjects } from './owners.ts'
import { readOutline } from './stages/reading.ts'
import { readFileRow } from './store.ts'

const span = () => ({ start: z.number().int(), end: z.number().int() })

const FileOutline = once(() =>
  z
    .object({
      headings: z
        .array(
          z.object({
            title: z.string().describe('In one line, of at most 200 characters'),
            level: z.number().int().describe('1 is the outermost'),
            page: z.number().int().nullable().describe('Null where the format has no pages'),
            ...span(),
          }),
        )
        .describe('In the order of the text, with the place of the heading itself'),
      pages: z
        .array(z.object({ page: z.number().int(), ...span() }))
        .describe('Pages and slides that hold words, each from the first of them to the last'),
      isCut: z.boolean().describe('Whether there are more than the 2,000 headings or pages that are given'),
    })
    .meta({ id: 'FileOutline' }),
)

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineOperation({
    id: `${owner.area}.getOutline`,
    route: `GET ${owner.path}/files/{fileId}/outline`,
    summary: `Get the headings and pages of a file of a ${owner.word}`,
    description: '`start` and `end` count UTF-16 units of the text of the file.',
    access: { role: 'viewer', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'read',
    input: () => ({ ...owner.input(), fileId: z.uuid() }),
    output: FileOutline,
    errors: [owner.notFound, fileNotFound, fileUnreadable],
    mcp: 'listed',
    async run(context, input) {
      const row = await readFileRow(context, owner.idOf(input), fileIdOf(input))
      const outline = await readOutline(context, row)
      if (!outline) throw fileUnreadable()
      return outline
    },
  })

export const getFileOutline = declare(ofBases)
export const getProjectFileOutline = declare(ofProjects)
