import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { fileNotFound } from './errors.ts'
import { type Owner, fileIdOf, ofBases, ofProjects } from './owners.ts'
import { orderFurniture } from './order-furniture.ts'
import { finishRemoval, removal } from './removal.ts'
import { type FileRow, isLiveFile, readFileRow, withAttachments } from './store.ts'
import { summariseIfSettled } from './summarise-if-settled.ts'

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineOperation({
    id: `${owner.area}.delete`,
    route: `DELETE ${owner.path}/files/{fileId}`,
    summary: `Delete a file of a ${owner.word}, with what came with it`,
    description:
      'It is found by no search from now on, and its citations say that it was removed. Its bytes, text and pieces are removed in the background, for good.',
    access: {
      role: 'member',
      organization: owner.organization,
      hidden: owner.notFound,
      existing: (context, input) => readFileRow(context, owner.idOf(input), fileIdOf(input)),
    },
    effect: 'destroy',
    input: () => ({ ...owner.input(), fileId: z.uuid() }),
    output: () => z.object({ deleted: z.literal(true) }),
    errors: [owner.notFound, fileNotFound],
    mcp: 'listed',
    async run(context, input) {
      const row = await readFileRow(context, owner.idOf(input), fileIdOf(input))
      await remove(context, `${owner.area}.delete`, row)
      return { deleted: true as const }
    },
  })

export const deleteFile = declare(ofBases)
export const deleteProjectFile = declare(ofProjects)

async function remove(context: Context, action: string, row: FileRow): Promise<void> {
  const { organizationId, fileId, fileName } = row
  const all = await withAttachments(context, [row])
  const note = { resource: 'file', resourceId: fileId, summary: `Deleted the file ${fileName}` }
  const lives = sql`exists (select 1 from ${files} where ${isLiveFile(fileId)})`
  const guards = [{ condition: lives, refusal: fileNotFound }]
  await commit(context, { organizationId, action, ...note, guards }, removal(context, all))
  await finishRemoval(context, all)
  await orderFurniture(context, [row])
  await summariseIfSettled(context, row)
}
