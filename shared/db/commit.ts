import type { SQL } from 'drizzle-orm'
import { type Context, actorName } from '../kernel/context.ts'
import { type Ending, endingRights } from '../kernel/endings.ts'
import { enqueueAll } from '../kernel/job.ts'
import { type OrganizationEvent, dispatchEventJobName } from '../kernel/organization-events.ts'
import { logError } from '../services/log.ts'
import type { Statement } from './database.ts'
import { type FieldChange, historyStatements } from './history.ts'
import { type Guard, guardStatements, refusalOf } from './guard.ts'
import { auditEntries } from './tables/audit.ts'
import { outboxEvents } from './tables/webhooks.ts'

export interface AuditNote {
  organizationId: string
  /** The operation's id. */
  action: string
  resource: string
  resourceId: string
  /** As SQL where only the transaction knows it. */
  summary: string | SQL<string>
}

/** An event with its id, and when it happened in milliseconds. */
export interface ToldEvent extends OrganizationEvent {
  eventId: string
  organizationId: string
  at: number
}

/** What goes with the statements of a transaction. */
export interface Change extends AuditNote {
  events?: readonly OrganizationEvent[]
  guards?: readonly Guard[]
  /** Whose rights become fewer by it. */
  endings?: readonly Ending[]
  /** What it changes of records that have a history. */
  history?: readonly FieldChange[]
  /** What the operation answers: a call under an Idempotency-Key keeps it in the same transaction, so that a repeat gets it whatever happens next. */
  answer?: unknown
  /** It is all that the operation does, and the answer is read afterwards: a call under an Idempotency-Key notes in the same transaction that it is done. */
  isAll?: true
}

/**
 * Writes statements, their audit entry and the events that tell of them in one transaction (a D1 batch), so that none exists without the others.
 * Returns the results of the statements, in their order. Throws the refusal of the first guard that does not hold, or of a caller whose right has ended while the
 * call went on; nothing is written then.
 * @example
 * const guards = [{ condition: sql`(select count(*) from rooms) < ${most}`, refusal: roomsFull }]
 * await commit(context, { ...note, action: 'rooms.create', guards }, [db.insert(rooms).values(room)])
 */
export async function commit(
  context: Context,
  { events = [], guards: rules = [], endings = [], history = [], answer, isAll, ...note }: Change,
  statements: Statement[],
): Promise<unknown[]> {
  // Only the first transaction is checked: later ones complete it and may concern records that it deleted.
  if (!context.audited) await context.stillMay?.()
  const { db, ids } = context.services
  const { guards, keeping } = await underKey(context, rules, { answer, isAll })
  const { organizationId } = note
  const happened = events.map((event) => ({
    ...event,
    organizationId,
    eventId: ids.uuid(),
    at: context.now(),
  }))
  const told = chunked(happened).map((some) => db.insert(outboxEvents).values(some))
  const all: [Statement, ...Statement[]] = [
    auditEntry(context, note),
    ...guardStatements(db, guards),
    ...statements,
    ...historyStatements(context, organizationId, history),
    ...told,
    ...keeping,
  ]
  const results = await endingRights(context, endings, () => refusing(db.batch(all), guards))
  context.audited = true
  await dispatch(
    context,
    happened.map(({ eventId }) => eventId),
  )
  const first = 1 + guards.length
  return results.slice(first, first + statements.length)
}

// D1 binds at most 100 parameters per statement, and an event has five.
const eventsAStatement = 19

const chunked = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / eventsAStatement) }, (_, at) =>
    all.slice(at * eventsAStatement, (at + 1) * eventsAStatement),
  )

/** The same for statements that concern no organization, so that no audit log tells of them. */
export async function commitAnswer(
  context: Context,
  { guards: rules = [], answer }: Pick<Change, 'guards' | 'answer'>,
  statements: Statement[],
): Promise<unknown[]> {
  const { guards, keeping } = await underKey(context, rules, { answer })
  const { db } = context.services
  const all = [...guardStatements(db, guards), ...statements, ...keeping]
  const results = await refusing(db.batch(all as [Statement, ...Statement[]]), guards)
  return results.slice(guards.length, guards.length + statements.length)
}

/** What a call under an Idempotency-Key adds to a transaction: that the key is still its own, and its answer or that there is one. */
async function underKey(
  { claim }: Context,
  rules: readonly Guard[],
  { answer, isAll }: Pick<Change, 'answer' | 'isAll'>,
): Promise<{ guards: readonly Guard[]; keeping: Statement[] }> {
  if (!claim) return { guards: rules, keeping: [] }
  const guards = [claim.guard, ...rules]
  if (answer !== undefined) return { guards, keeping: [(await claim.keep(answer)).statement] }
  return { guards, keeping: isAll ? [claim.done()] : [] }
}

const refusing = (batch: Promise<unknown[]>, guards: readonly Guard[]): Promise<unknown[]> =>
  batch.catch((error: unknown) => {
    throw refusalOf(error, guards) ?? error
  })

/** The statement that writes an audit entry, for writes that are no `commit`. */
export function auditEntry(context: Context, note: AuditNote) {
  const { db, ids } = context.services
  return db
    .insert(auditEntries)
    .values({ auditId: ids.uuid(), at: context.now(), actor: actorName(context.actor), ...note })
}

/**
 * Tells of something that no write of its own goes with. `event.eventId` says what it is: the same event may be told any number of times, and reaches
 * each web hook once.
 */
export async function tellEvent(context: Context, event: ToldEvent): Promise<void> {
  await context.services.db.insert(outboxEvents).values(event).onConflictDoNothing()
  await dispatch(context, [event.eventId])
}

/** A queue that does not answer delays events and loses none: the hourly upkeep takes what the outbox still holds. */
async function dispatch(context: Context, eventIds: string[]): Promise<void> {
  const payloads = eventIds.map((eventId) => ({ eventId }))
  try {
    await enqueueAll(context, { name: dispatchEventJobName, version: 1, queue: 'jobs' }, payloads)
  } catch (error) {
    logError({ kind: 'commit.dispatch', requestId: context.requestId, error })
  }
}
