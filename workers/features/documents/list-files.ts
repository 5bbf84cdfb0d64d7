import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type Page, newestFirst, pageFields } from '../../../shared/db/pagination.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { type Owner, ofBases, ofProjects } from './owners.ts'

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineOperation({
    id: `${owner.area}.list`,
    route: `GET ${owner.path}/files`,
    summary: `List the files of a ${owner.word}, newest first`,
    access: { role: 'viewer', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'read',
    input: () => ({ ...owner.input(), ...pageFields() }),
    output: () => z.object({ files: z.array(owner.view()), nextCursor: z.string().nullable() }),
    errors: [owner.notFound],
    mcp: 'listed',
    async run(context, input) {
      const { items, nextCursor } = await newestFiles(context, owner.idOf(input), input as unknown as Page)
      return { files: items.map(owner.viewOf), nextCursor }
    },
  })

export const listFiles = declare(ofBases)
export const listProjectFiles = declare(ofProjects)

const newest = newestFirst(files, 'createdAt', 'fileId')

/** A page of an owner's files. */
export async function newestFiles(context: Context, ownerId: string, page: Page) {
  return newest.page(await filesOf(context, ownerId, page), page.limit)
}

export const filesOf = ({ services: { db } }: Context, ownerId: string, { limit, cursor }: Page) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), isNull(files.deletedAt), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
