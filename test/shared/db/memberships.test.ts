import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../shared/db/database.ts'
import { createMemberships } from '../../../shared/db/memberships.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import type { MembershipSource } from '../../../shared/kernel/roles.ts'
import { organizationAmong } from '../../../shared/kernel/tenant.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../support/recording-database.ts'

const db = openDatabase(env.DB)
const { ofUser, few } = createMemberships(db)

/** A person with a membership of each of some sources. */
async function newHolder(sources: readonly MembershipSource[]) {
  const userId = crypto.randomUUID()
  const rows = sources.map((source) => ({ organizationId: crypto.randomUUID(), userId, source }))
  for (const row of rows) await db.insert(memberships).values({ ...row, role: 'member', joinedAt: 1 })
  return { userId, organizationIds: rows.map(({ organizationId }) => organizationId) }
}

const cases: MembershipSource[][] = [
  [],
  ['others'],
  ['self'],
  ['self', 'claim'],
  ['others', 'others', 'others'],
  ['others', 'others', 'others', 'claim'],
  ['others', 'self', 'others', 'claim', 'self', 'others', 'others'],
]

describe.each(cases.map((sources) => [sources.join(' ') || 'none', sources] as const))(
  'of memberships %s',
  (_, sources) => {
    test('at most five tell as much as all', async () => {
      const { userId, organizationIds } = await newHolder(sources)
      const all = await ofUser(userId)
      expect(all).toHaveLength(sources.length)
      for (const chosen of [null, crypto.randomUUID(), ...organizationIds]) {
        const some = await few(userId, chosen)
        expect(some.length).toBeLessThanOrEqual(5)
        expect(organizationAmong(some, chosen)).toEqual(organizationAmong(all, chosen))
      }
    })
  },
)

test('they are found by indexes, however many there are', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  await createMemberships(openDatabase(database)).few('someone', null)
  const plan = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(fullScans(plan)).toEqual([])
  const seeks = plan.filter((step) => step.includes('memberships'))
  expect(seeks.map((step) => step.replace(/.*(\(.*\))$/, '$1'))).toEqual([
    '(organization_id=? AND user_id=?)',
    '(user_id=?)',
    '(user_id=? AND source=?)',
  ])
})
