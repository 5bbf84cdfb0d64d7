import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { fieldChanges } from '../../../shared/db/history.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { storyNotFound } from '../stories/index.ts'
import { defectNotFound, defectStale, executionNotFound, testCaseNotFound } from './errors.ts'
import { defectChanged } from './events.ts'
import { linkGuards, requireLinks } from './links.ts'
import { type DefectStatus, isUnusualMove } from './rules.ts'
import { Defect, DefectProposal, type GivenDefect, defectFields, setByUs } from './schemas.ts'
import { defectOrganization, readDefect } from './store.ts'

export const updateDefect = defineOperation({
  id: 'defects.update',
  route: 'PUT /api/qa/defects/{defectId}',
  summary: 'Change a defect',
  description:
    'Only what is given changes; lists are replaced whole. A status that is set decides about what a run proposes, also when it is the one that the defect has. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the defect has changed since.',
  access: {
    role: 'member',
    organization: defectOrganization,
    hidden: defectNotFound,
    existing: async (context, { defectId, ...links }) =>
      requireLinks(context, (await readDefect(context, defectId)).projectId, links),
  },
  effect: 'write',
  input: () => ({
    defectId: z.uuid(),
    ...z.object(defectFields()).partial().shape,
    proposal: DefectProposal()
      .nullable()
      .optional()
      .describe(
        'As it was read, with the whole defect: the status that comes with it decides nothing unless it is another one',
      ),
  }),
  ignores: [
    'organizationId',
    'projectId',
    ...setByUs.filter((name) => name !== 'defectId' && name !== 'proposal'),
  ],
  output: Defect,
  errors: [defectNotFound, storyNotFound, testCaseNotFound, executionNotFound, defectStale],
  mcp: 'listed',
  conditional: true,
  run: (context, { defectId, proposal, ...given }, request) =>
    onlyAsRead({ request, read: () => readDefect(context, defectId), stale: defectStale }, (before) =>
      change(context, before, { given, isWhole: proposal !== undefined }),
    ),
})

interface Asked {
  given: GivenDefect
  /** The defect is sent back as it was read. */
  isWhole: boolean
}

async function change(context: Context, before: Defect, { given, isWhole }: Asked): Promise<Defect> {
  const fields = changedFields(given, before)
  const decides = given.status !== undefined && (fields.status !== undefined || !isWhole)
  const settles = decides && before.proposal !== null
  if (Object.keys(fields).length === 0 && !settles) return unchanged(context, before)
  await requireLinks(context, before.projectId, fields)
  await write(context, before, { fields, decides, settles })
  return readDefect(context, before.defectId)
}

interface Change {
  fields: GivenDefect
  /** Somebody says what the defect is, and with that what comes of the proposal, if there is one. */
  decides: boolean
  settles: boolean
}

async function write(context: Context, before: Defect, { fields, decides, settles }: Change) {
  const { organizationId } = tenantOf(context)
  const { defectId, projectId, number, title, proposal } = before
  const since = Date.parse(before.updatedAt)
  const which = and(eq(defects.defectId, defectId), eq(defects.organizationId, organizationId))
  const asRead = and(which, eq(defects.updatedAt, since))
  const record = { projectId, resource: 'defect' as const, resourceId: defectId, since }
  const changed = [...Object.keys(fields), ...(settles ? ['proposal'] : [])]
  const isUnusual = (field: string, from: unknown, to: unknown) =>
    field === 'status' && isUnusualMove(from as DefectStatus, to as DefectStatus, proposal)
  await commit(
    context,
    {
      organizationId,
      action: 'defects.update',
      resource: 'defect',
      resourceId: defectId,
      summary: `Changed the defect #${number} ${title}: ${changed.join(', ')}`,
      events: [defectChanged.of({ projectId, defectId, change: 'updated', fields: changed })],
      guards: [
        { condition: sql`exists (select 1 from ${defects} where ${asRead})`, refusal: defectStale },
        ...linkGuards(projectId, fields),
      ],
      history: fieldChanges(record, before, { ...fields, ...(settles && { proposal: null }) }, isUnusual),
    },
    [
      // Each change moves it on, so that it can serve as a version.
      context.services.db
        .update(defects)
        .set({
          ...fields,
          ...(decides && {
            judgedAt: sql`max(${context.now()}, ${defects.judgedAt})`,
            proposedStatus: null,
            proposedBy: null,
          }),
          updatedAt: sql`max(${context.now()}, ${defects.updatedAt} + 1)`,
        })
        .where(which),
    ],
  )
}
