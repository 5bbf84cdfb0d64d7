import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { recordingDatabase } from '../../../support/recording-database.ts'

test('people see their own organizations, newest first, and nobody else’s', async () => {
  const [ada, bob] = [await newOwner(), await newOwner()]
  const second = await ask(createOrganization, { name: 'Second', slug: `org-${crypto.randomUUID()}` }, ada)
  const mine = await ask(listOrganizations, {}, ada)
  expect(mine.organizations.map(({ organizationId }) => organizationId)).toEqual([
    second.organizationId,
    ada.organizationId,
  ])
  expect(mine.organizations[0]).toEqual(second)
  expect(mine.nextCursor).toBeNull()
  expect((await ask(listOrganizations, {}, bob)).organizations).toMatchObject([
    { organizationId: bob.organizationId },
  ])
})

test('pages follow each other without gap or repeat', async () => {
  const { token } = await newPerson()
  for (let i = 0; i < 5; i++)
    await ask(createOrganization, { name: `Number ${i}`, slug: `org-${crypto.randomUUID()}` }, { token })
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask(listOrganizations, { limit: 2, ...(cursor && { cursor }) }, { token })
    expect(page.organizations.length).toBeLessThanOrEqual(2)
    names.push(...page.organizations.map(({ name }) => name))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(names).toEqual(['Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0'])
})

test('an access key sees the organization it acts for, and no other, without a look at its members', async () => {
  const [ada] = [await newOwner(), await newOwner()]
  const context = newContext({
    actor: { kind: 'key', keyId: 'k', organizationId: ada.organizationId, role: 'viewer' },
  })
  const { database, statements } = recordingDatabase(env.DB)
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  expect((await call(listOrganizations, context, {})).organizations).toMatchObject([
    { organizationId: ada.organizationId },
  ])
  expect([...statements].join()).not.toContain('memberships')
})
