import { z } from 'zod'
import { isDriveSource } from '../../../shared/domain/drive/source-address.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { fileNotFound } from './errors.ts'
import { fileLink } from './file-links.ts'
import { type Owner, fileIdOf, ofBases, ofProjects } from './owners.ts'
import { readFileRow } from './store.ts'

const FilePreview = once(() =>
  z
    .object({
      url: z.string().describe('Opens the file, or the page that it was fetched from'),
      expiresAt: z.iso.datetime().nullable().describe('Null for the address of a page'),
      kind: z.enum(['file', 'source']),
    })
    .meta({ id: 'FilePreview' }),
)

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineOperation({
    id: `${owner.area}.getPreview`,
    route: `GET ${owner.path}/files/{fileId}/preview`,
    summary: `Get a link that opens a file of a ${owner.word}`,
    description:
      'Signed, and valid for one hour. Whoever has it can open the file, as long as you may: it ends with your membership, and with the sign-in or access key that asked for it.',
    access: { role: 'viewer', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'read',
    input: () => ({ ...owner.input(), fileId: z.uuid() }),
    output: FilePreview,
    errors: [owner.notFound, fileNotFound, notConfigured],
    mcp: 'listed',
    async run(context, input) {
      const row = await readFileRow(context, owner.idOf(input), fileIdOf(input))
      if (row.sourceUrl && !isDriveSource(row.sourceUrl))
        return { url: row.sourceUrl, expiresAt: null, kind: 'source' as const }
      const { url, expiresAt } = fileLink(context, row)
      return { url, expiresAt: iso(expiresAt), kind: 'file' as const }
    },
  })

export const getFilePreview = declare(ofBases)
export const getProjectFilePreview = declare(ofProjects)
