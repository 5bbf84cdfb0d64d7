import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../shared/db/tables/audit.ts'
import type { WebsiteStore } from '../../durable-objects/website-store/website-store.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { objects } from '../../shared/services/remote.ts'
import { table } from '../../workers/api/table.ts'
import { runPurge } from '../../workers/features/purges/run-purge.ts'
import { createContext } from '../../workers/jobs/create-context.ts'
import jobs from '../../workers/jobs/index.ts'
import { send } from '../support/client.ts'
import { deploy, newContext } from '../support/context.ts'
import { newPerson } from '../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../support/recording-database.ts'
import { silentQueue } from '../support/queues.ts'
import { sampleForm, sampleInput } from './sample.ts'
import { inputs } from './tenancy/inputs.ts'
import { named, newWorld } from './tenancy/world.ts'

const world = await newWorld()
const { database, statements } = recordingDatabase(env.DB)
const others = { ...env, DB: database, JOBS: silentQueue }
const transport = deploy(table, others as never)
const token = world.tokens.owner ?? ''

/** Reading first and removing last, the innermost resource before the one around it, so that everything is there when it is asked for. With a project its records are gone, and who has left may do nothing more. */
const order = ['read', 'write', 'destroy']
const last = ['websites.import', 'websites.delete', 'projects.delete', 'organizations.leave']
const isLast = ({ id }: Operation) => last.indexOf(id)
const walked = table
  .filter(({ access }) => typeof access === 'object')
  .toSorted(
    (one, other) =>
      isLast(one) - isLast(other) ||
      order.indexOf(one.effect) - order.indexOf(other.effect) ||
      (one.effect === 'destroy' ? other.path.length - one.path.length : 0),
  )

const answers = new Map<Operation, { status: number; text: string }>()
for (const operation of walked) {
  // It has ended long before somebody could cancel it.
  if (operation.id === 'exams.cancel') await runAgain(world.ids['/api/knowledge-bases/*/exams/'] ?? '')
  if (operation.id === 'sharing.decline') await receive('offered')
  if (operation.id === 'sharing.leave') await receive('accepted')
  if (operation.id === 'websites.import') await emptyWebsite()
  if (operation.id === 'websites.rebuild') await endFiles()
  const input = { ...sampleInput(operation), ...inputs[operation.id], ...named(operation, world) }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const response = await send(operation, input, { token, transport, headers, ...sampleForm(operation) })
  answers.set(operation, { status: response.status, text: await response.text() })
}

/** Only a website that has nothing takes a file. */
async function emptyWebsite() {
  const websiteId = world.ids['/api/websites/'] ?? ''
  await objects<WebsiteStore>(env.WEBSITE_STORE).getByName(websiteId).change('reset', null)
  await endFiles()
}

/** What was accepted is declined no more, and what was declined is no share to leave. */
async function receive(status: 'offered' | 'accepted') {
  const { ids } = world
  await env.DB.prepare(
    "insert into knowledge_base_shares (kb_id, organization_id, permission, created_at, status) values (?, ?, 'read', 1, ?) on conflict (kb_id, organization_id) do update set status = excluded.status",
  )
    .bind(ids['/api/organizations/*/received-shares/'], ids['/api/organizations/'], status)
    .run()
}

/** Of one website one file at a time is written or read. */
async function endFiles() {
  await env.DB.prepare("update website_files set status = 'failed' where website_id = ?")
    .bind(world.ids['/api/websites/'] ?? '')
    .run()
}

/** Of one base one exam at a time is under way. */
async function runAgain(examId: string) {
  const sameBase = 'kb_id = (select kb_id from exams where exam_id = ?)'
  await env.DB.prepare(`update exams set status = 'failed' where status = 'running' and ${sameBase}`)
    .bind(examId)
    .run()
  await env.DB.prepare("update exams set status = 'running' where exam_id = ?").bind(examId).run()
}

// What needs no organization is asked as well, for its statements alone: each by a person of its own, because some end a sign-in.
for (const operation of table.filter(({ access }) => typeof access === 'string')) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const input = { ...sampleInput(operation), ...inputs[operation.id] }
  const sending = { token: (await newPerson()).token, transport, headers, ...sampleForm(operation) }
  await (await send(operation, input, sending)).arrayBuffer()
}

describe('an owner may do everything in an organization', () => {
  test.each(walked.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    expect(answers.get(operation)).toMatchObject({ status: operation.status })
  })
})

/** What asks for a membership and changes nothing of the organization. */
const ownAffairs: ReadonlySet<string> = new Set(['organizations.switch'])

test('every write of an organization stands in its audit log, and nothing else does', async () => {
  const { db } = newContext().services
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, world.ids['/api/organizations/'] ?? ''))
  const logged = new Set(entries.map(({ action }) => action))
  const written = walked
    .filter(({ effect, id }) => effect !== 'read' && !ownAffairs.has(id))
    .map(({ id }) => id)
  expect(written.filter((id) => !logged.has(id))).toEqual([])
  expect([...ownAffairs].filter((id) => logged.has(id))).toEqual([])
})

/** What does not grow with organizations: a handful of keys, of which old ones are removed, the newest stories of a project, so many at most, and a file with its attachments. */
const small: ReadonlySet<string> = new Set(['SCAN signing_keys', 'SCAN latest', 'SCAN below'])

test('no statement of any operation, and none of the hourly upkeep, reads a whole table', async () => {
  const waiting = { waitUntil: () => undefined }
  await jobs.scheduled({} as never, others as never, waiting as never)
  const deleted = ['/api/projects/', '/api/knowledge-bases/'].map((front) => world.ids[front] ?? '')
  const background = createContext(others as never, waiting)
  for (const resourceId of deleted) await runPurge(background, resourceId)
  expect([...statements].some((sql) => sql.startsWith('delete from "projects"'))).toBe(true)
  expect(statements.size).toBeGreaterThan(10)
  const scans = []
  for (const sql of statements) {
    const found = fullScans(await queryPlan(env.DB, sql)).filter((step) => !small.has(step))
    if (found.length > 0) scans.push({ sql, found })
  }
  expect(scans).toEqual([])
})
