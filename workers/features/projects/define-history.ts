import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Page, newestFirst, pageFields } from '../../../shared/db/pagination.ts'
import { changes, type RecordKind } from '../../../shared/db/tables/changes.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { ErrorDefinition } from '../../../shared/kernel/errors.ts'
import { type RoutePattern, defineOperation } from '../../../shared/kernel/operation.ts'
import type { Belonging } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'

export const RecordChange = once(() =>
  z
    .object({
      at: z.iso.datetime(),
      actor: z.string().describe('`user:…`, `key:…` or `system`'),
      field: z.string(),
      from: z.unknown().describe('What it was; null where there was nothing'),
      to: z.unknown().describe('What it became; null where nothing is left'),
      unusual: z.boolean().describe('True for what may be, but seldom is: a status that was skipped'),
    })
    .meta({ id: 'RecordChange' }),
)

interface HistorySpec<Id extends string> {
  id: string
  route: RoutePattern
  resource: RecordKind
  /** The name of the path parameter. */
  key: Id
  organization: (context: Context, input: Record<Id, string>) => Promise<Belonging>
  notFound: ErrorDefinition
}

/** Declares the history of a kind of record: what changed of it, newest first. */
export const defineHistory = <Id extends string>({
  resource,
  key,
  organization,
  notFound,
  ...spec
}: HistorySpec<Id>) =>
  defineOperation({
    ...spec,
    summary: `List what changed of a ${resource.replace('_', ' ')}, newest first`,
    access: {
      role: 'viewer',
      organization: (context, input) => organization(context, input as unknown as Record<Id, string>),
      hidden: notFound,
    },
    effect: 'read',
    input: () => ({ [key]: z.uuid(), ...pageFields() }) as { [K in Id]: z.ZodUUID } & PageShape,
    output: () => z.object({ changes: z.array(RecordChange()), nextCursor: z.string().nullable() }),
    errors: [notFound],
    mcp: 'listed',
    async run(context, input) {
      const { [key]: resourceId, limit, cursor } = input as unknown as Record<Id, string> & Page
      const rows = await rowsOf(context, { resourceId, limit, cursor })
      const { items, nextCursor } = newest.page(rows, limit)
      return { changes: items.map(viewOf), nextCursor }
    },
  })

type PageShape = ReturnType<typeof pageFields>

const newest = newestFirst(changes, 'at', 'changeId')

function rowsOf(context: Context, { resourceId, limit, cursor }: Page & { resourceId: string }) {
  const { organizationId } = tenantOf(context)
  return context.services.db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.resourceId, resourceId),
        eq(changes.organizationId, organizationId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
}

const viewOf = ({ at, actor, field, from, to, unusual }: typeof changes.$inferSelect) => ({
  at: iso(at),
  actor,
  field,
  from: from ?? null,
  to: to ?? null,
  unusual,
})
