import { websiteOrganization } from '../../../workers/features/websites/index.ts'
import { describe, expect, test } from 'vitest'
import { promised } from '../../../scripts/generated/access-matrix.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { addTeamMember } from '../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../workers/features/websites/create-website.ts'
import { listWebsites } from '../../../workers/features/websites/list-websites.ts'
import { type Transport, ask, fetchApi, send } from '../../support/client.ts'
import { deploy } from '../../support/context.ts'
import { newKey, newMember, newOwner } from '../../support/people.ts'
import { sampleForm, sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'

const owner = await newOwner()
const { organizationId, token } = owner
const { teamId } = await ask(createTeam, { name: 'Marketing', organizationId }, { token })
const { id: websiteId } = await ask(createWebsite, { name: 'Shop', organizationId, teamId }, { token })

const person = async (role: 'viewer' | 'member' | 'admin', isInTeam: boolean) => {
  const { userId, token: theirs } = await newMember(owner, role)
  if (isInTeam) await ask(addTeamMember, { teamId, userId }, { token })
  return { role, token: theirs }
}
const inside = [await person('viewer', true), await person('member', true), await person('admin', false)]
const outside = [await person('viewer', false), await person('member', false)]
const key = await newKey(owner, { scopes: ['write'] })

/** All that is done with one website, but what belongs to nobody. */
const ofWebsites = table.filter(
  ({ path, access }) => path.startsWith('/api/websites/{websiteId}') && typeof access === 'object',
)
const each = ofWebsites.map((operation) => [operation.id, operation] as const)
/** Those that need nothing of it but the website itself: of others each asks for what it names first. */
const plain = each.filter(
  ([, { access }]) => typeof access === 'object' && access.organization === websiteOrganization,
)

const reached = deploy(
  ofWebsites.map((operation) => ({
    ...operation,
    output: undefined,
    limits: [],
    run: () => new Response('reached'),
  })),
  {},
)

function asked(operation: Operation, caller: string, transport: Transport): Promise<Response> {
  const others = operation.parameters.filter((name) => name !== 'websiteId')
  const ids = Object.fromEntries(others.map((name) => [name, crypto.randomUUID()]))
  const within = 'organizationId' in operation.input().shape ? { organizationId } : {}
  const input = { ...sampleInput(operation), ...inputs[operation.id], ...within, ...ids, websiteId }
  return send(operation, input, { token: caller, ...sampleForm(operation), transport })
}

describe('a website of a team is there for the people of the team and for admins, as each may do', () => {
  test.each(plain)('%s', async (_id, operation) => {
    for (const { role, token: caller } of inside) {
      const { status } = await asked(operation, caller, reached)
      const expected = promised(operation, role)
      expect([role, status]).toEqual([role, expected === 'yes' ? 200 : expected])
    }
  })
})

describe('for other members, and for keys, there is none', () => {
  test.each(each)('%s', async (_id, operation) => {
    for (const { role, token: caller } of outside)
      expect([role, (await asked(operation, caller, fetchApi)).status]).toEqual([role, 404])
    expect((await asked(operation, key.key, reached)).status).toBe(404)
  })
})

test('lists hold a website of a team for those alone who may open it', async () => {
  const seen = async (caller: string) =>
    (await ask(listWebsites, { organizationId }, { token: caller })).websites.map(({ id }) => id)
  for (const { token: caller } of inside) expect(await seen(caller)).toContain(websiteId)
  for (const { token: caller } of outside) expect(await seen(caller)).not.toContain(websiteId)
  expect(await seen(key.key)).not.toContain(websiteId)
})
