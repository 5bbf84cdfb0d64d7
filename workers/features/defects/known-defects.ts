import { type SQL, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import type { FieldChange } from '../../../shared/db/history.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defectStale } from './errors.ts'
import { defectChanged } from './events.ts'
import { type Judgement, isUnusualMove } from './rules.ts'
import { type DefectRow, proposalOf } from './store.ts'

/** A defect as the end of a run finds it. */
export interface Known
  extends Judgement, Pick<DefectRow, 'defectId' | 'fingerprint' | 'source' | 'updatedAt'> {
  testCaseId: string | null
}

/** Defects as they are judged. */
export async function knownDefects({ services: { db } }: Context, which: SQL | undefined): Promise<Known[]> {
  const { defectId, fingerprint, source, testCaseId, status, judgedAt, updatedAt } = defects
  const { proposedStatus, proposedBy } = defects
  const shown = { defectId, fingerprint, source, testCaseId, status, judgedAt, updatedAt }
  const rows = await db
    .select({ ...shown, proposedStatus, proposedBy })
    .from(defects)
    .where(which)
  return rows.map(({ proposedStatus: to, proposedBy: by, ...row }) => ({
    ...row,
    proposal: proposalOf({ proposedStatus: to, proposedBy: by }),
  }))
}

/** A defect that a run judges anew, with what it saw of it if it failed. */
export interface Judged {
  before: Known
  after: Judgement
  evidence?: DefectRow['evidence']
}

/** Status or proposal become another: people see that it changed. */
const isChange = ({ before, after }: Judged) =>
  before.status !== after.status || before.proposal !== after.proposal

/** What goes into a transaction for defects that a run judges anew: only onto what was read of them. */
export function judging(context: Context, projectId: string, judged: readonly Judged[]) {
  const changed = judged.filter(isChange)
  return {
    guards: judged.length === 0 ? [] : [asRead(judged)],
    events: changed.map(({ before, after }) =>
      defectChanged.of({
        projectId,
        defectId: before.defectId,
        change: 'updated',
        fields: [
          ...(before.status === after.status ? [] : ['status']),
          ...(before.proposal === after.proposal ? [] : ['proposal']),
        ],
      }),
    ),
    history: changed.flatMap((one) => linesOf(projectId, one)),
    statements: judged.length === 0 ? [] : [write(context, judged)],
  }
}

function linesOf(projectId: string, { before, after }: Judged): FieldChange[] {
  const { defectId: resourceId, updatedAt: since } = before
  const record = { projectId, resource: 'defect' as const, resourceId, since }
  const status = { ...record, field: 'status', from: before.status, to: after.status }
  return [
    ...(before.status === after.status
      ? []
      : [{ ...status, unusual: isUnusualMove(before.status, after.status) }]),
    ...(before.proposal === after.proposal
      ? []
      : [{ ...record, field: 'proposal', from: before.proposal, to: after.proposal }]),
  ]
}

function asRead(judged: readonly Judged[]): Guard {
  const read = judged.map(({ before: { defectId, updatedAt, judgedAt } }) => ({
    defectId,
    updatedAt,
    judgedAt,
  }))
  const same = sql`(
    select count(*) from json_each(${JSON.stringify(read)}) join ${defects} on ${defects.defectId} = value ->> 'defectId'
    where ${defects.updatedAt} = value ->> 'updatedAt' and ${defects.judgedAt} = value ->> 'judgedAt')`
  return { condition: sql`${same} = ${judged.length}`, refusal: defectStale }
}

function write({ services: { db }, now }: Context, judged: readonly Judged[]) {
  const rows = judged.map((one) => {
    const { before, after, evidence } = one
    return {
      defectId: before.defectId,
      status: after.status,
      judgedAt: after.judgedAt,
      proposedStatus: after.proposal?.status ?? null,
      proposedBy: after.proposal?.executionId ?? null,
      evidence: evidence ?? null,
      // That it was only seen again must refuse nobody's change.
      updatedAt: isChange(one) ? Math.max(now(), before.updatedAt + 1) : before.updatedAt,
    }
  })
  const told = (field: string) => sql`told.value ->> ${field}`
  return db
    .update(defects)
    .set({
      status: told('status'),
      judgedAt: told('judgedAt'),
      proposedStatus: told('proposedStatus'),
      proposedBy: told('proposedBy'),
      evidence: sql`case when ${told('evidence')} is null then ${defects.evidence} else told.value -> 'evidence' end`,
      updatedAt: told('updatedAt'),
    })
    .from(sql`json_each(${JSON.stringify(rows)}) as told`)
    .where(sql`${defects.defectId} = told.value ->> 'defectId'`)
}
