import { and, eq, inArray, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { readingCorrections } from '../../../shared/db/tables/readings.ts'
import { together } from '../../../shared/db/together.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import type { Belonging } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import type { TextsInput } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import type { Corrected } from './corrections.ts'
import { correctionNotFound, correctionsFull } from './errors.ts'

export type KeptCorrection = typeof readingCorrections.$inferSelect

const mostCorrections = 5000

const { correctionId, organizationId: owner, sentence, marked, kinds } = readingCorrections
const ofTenant = (context: Context) => eq(owner, tenantOf(context).organizationId)

/** Which corrections of the organization that a call works for concern sentences of a text. */
export async function correctionsFor(context: Context, request: TextsInput): Promise<Correction[]> {
  if (!context.tenant) return []
  const { db } = context.services
  const [any] = await db.select({ correctionId }).from(readingCorrections).where(ofTenant(context)).limit(1)
  if (!any) return []
  const { requirements, ownTexts, uploadedContent, uploadedFileName } = request
  const texts = {
    requirements,
    ...(ownTexts && { ownTexts }),
    ...(uploadedContent !== undefined && { uploadedContent }),
    ...(uploadedFileName !== undefined && { uploadedFileName }),
  }
  const sentences = await callEngine(context, (designer) => designer.sentencesOf(texts))
  const found: Correction[] = []
  for (const some of together(sentences)) {
    const rows = await db
      .select({ sentence, marked, kinds })
      .from(readingCorrections)
      .where(and(ofTenant(context), inArray(sentence, idsIn(some))))
    found.push(...rows)
  }
  return found
}

/** Keeps corrections with the organization, and removes those that are withdrawn, all or none. */
export async function keepCorrections(
  context: Context,
  { corrections, withdrawn }: Corrected,
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db, ids } = context.services
  const correctedBy = actorId(context.actor)
  const correctedAt = context.now()
  const rows = corrections.map((each) => ({
    ...each,
    correctionId: ids.uuid(),
    organizationId,
    correctedBy,
    correctedAt,
  }))
  const own = idsIn([...withdrawn, ...rows.map((row) => row.sentence)])
  const others = sql`(select count(*) from ${readingCorrections} where ${owner} = ${organizationId} and ${sentence} not in ${own})`
  const many = corrections.length + withdrawn.length
  const note = {
    organizationId,
    action: 'quality.correctReading',
    resource: 'organization',
    resourceId: organizationId,
    summary: `Corrected how ${counted(many, 'sentence')} ${many === 1 ? 'is' : 'are'} read`,
    guards: [{ condition: sql`${others} + ${rows.length} <= ${mostCorrections}`, refusal: correctionsFull }],
  }
  const set = {
    marked: sql`excluded.marked`,
    kinds: sql`excluded.kinds`,
    correctedBy: sql`excluded.corrected_by`,
    correctedAt: sql`excluded.corrected_at`,
  }
  await commit(context, note, [
    db.delete(readingCorrections).where(and(ofTenant(context), inArray(sentence, idsIn(withdrawn)))),
    ...together(jsonRows(rows)).map((some) =>
      db
        .insert(readingCorrections)
        // Without a condition the parser takes what follows for a join.
        .select(
          sql`select ${jsonColumns(readingCorrections)} from json_each(${`[${some.join()}]`}) where true`,
        )
        .onConflictDoUpdate({ target: [owner, sentence], set }),
    ),
  ])
}

const newest = newestFirst(readingCorrections, 'correctedAt', 'correctionId')

/** Those of the organization, newest first. */
export async function correctionsOf(context: Context, { limit, cursor }: Page) {
  const rows = await context.services.db
    .select()
    .from(readingCorrections)
    .where(and(ofTenant(context), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  return newest.page(rows, limit)
}

interface ById {
  correctionId: string
}

export async function correctionOrganization(
  context: Context,
  { correctionId: id }: ById,
): Promise<Belonging> {
  const found = await belongingOf(context, readingCorrections, eq(correctionId, id))
  if (!found) throw correctionNotFound()
  return found
}

export async function removeCorrection(context: Context, { correctionId: id }: ById): Promise<void> {
  const own = and(ofTenant(context), eq(correctionId, id))
  const note = {
    organizationId: tenantOf(context).organizationId,
    action: 'quality.deleteReading',
    resource: 'reading_correction',
    resourceId: id,
    summary: 'Removed a correction of how a sentence is read',
    guards: [
      {
        condition: sql`exists (select 1 from ${readingCorrections} where ${own})`,
        refusal: correctionNotFound,
      },
    ],
  }
  await commit(context, note, [context.services.db.delete(readingCorrections).where(own)])
}
