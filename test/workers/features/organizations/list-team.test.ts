import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { listTeam } from '../../../../workers/features/organizations/list-team.ts'
import { ask } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { db } from './support.ts'

test('a viewer sees everyone, who joined last first, and no secret', async () => {
  const owner = await newOwner()
  const viewer = await newMember(owner, 'viewer')
  const { members, nextCursor } = await ask(listTeam, { organizationId: owner.organizationId }, viewer)
  const joinedAt = expect.stringMatching(/\.\d{3}Z$/)
  expect(members).toEqual([
    { userId: viewer.userId, email: viewer.email, name: 'Grace', role: 'viewer', joinedAt },
    { userId: owner.userId, email: owner.email, name: 'Ada', role: 'owner', joinedAt },
  ])
  expect(nextCursor).toBeNull()
})

test('ten thousand members page through completely, though all joined at one moment', async () => {
  const { token, organizationId } = await newOwner()
  const now = Date.now()
  const people = Array.from({ length: 9999 }, (_, i) => `${organizationId}-${i}`)
  const ids = JSON.stringify(people)
  await db.run(
    sql`insert into users (user_id, issuer, subject, email, name, created_at) select value, 'bulk', value, '', 'Bulk', ${now} from json_each(${ids})`,
  )
  await db.run(
    sql`insert into memberships (organization_id, user_id, role, joined_at) select ${organizationId}, value, 'viewer', ${now} from json_each(${ids})`,
  )
  const seen = new Set<string>()
  let pages = 0
  let cursor: string | undefined
  do {
    const page = await ask(listTeam, { organizationId, limit: 200, ...(cursor && { cursor }) }, { token })
    for (const { userId } of page.members) seen.add(userId)
    pages += 1
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect([seen.size, pages]).toEqual([10_000, 50])
})

test('a page is a range of the index, however far behind it is', async () => {
  const { token, organizationId, userId } = await newOwner()
  const { database, statements } = recordingDatabase(env.DB)
  const transport = deploy([listTeam], { DB: database } as never)
  const cursor = writeCursor({ at: Date.now() + 1000, id: userId })
  expect((await ask(listTeam, { organizationId, cursor }, { token, transport })).members).toHaveLength(1)
  const [page = ''] = [...statements].filter((statement) => statement.includes('order by'))
  const plan = await queryPlan(env.DB, page)
  expect(plan[0]).toMatch(
    /SEARCH memberships USING INDEX memberships_joined \(organization_id=\? AND \(joined_at,user_id\)</,
  )
  expect(plan.join()).not.toContain('TEMP B-TREE')
})
