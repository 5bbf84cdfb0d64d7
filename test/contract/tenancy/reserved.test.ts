import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../scripts/generated/access-matrix.ts'
import { roleAllows, roles } from '../../../shared/kernel/roles.ts'
import { table } from '../../../workers/api/table.ts'
import { createTeam } from '../../../workers/features/teams/create-team.ts'
import { createWebsite } from '../../../workers/features/websites/create-website.ts'
import { ask, send } from '../../support/client.ts'
import { newKey, newMember, newOwner } from '../../support/people.ts'
import { newBase } from '../../workers/features/documents/support.ts'
import { sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { type World, named, shownBy } from './world.ts'

/** What the operations with such fields name, and those who knock: each of them gets one of its own, because a change that was made is none the next time. */
async function smallWorld(): Promise<World> {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const website = await ask(createWebsite, { name: 'Shop', organizationId }, { token })
  const { teamId } = await ask(createTeam, { name: 'Marketing', organizationId }, { token })
  const tokens: Partial<World['tokens']> = {
    member: (await newMember(owner, 'member')).token,
    admin: (await newMember(owner, 'admin')).token,
    owner: token,
    'write key': (await newKey(owner, { scopes: ['write'] })).key,
  }
  return {
    tokens: tokens as World['tokens'],
    ids: {
      '/api/organizations/': organizationId,
      '/api/websites/': website.id,
      '/api/teams/': teamId,
      '/api/knowledge-bases/': await newBase(owner),
    },
  }
}

/** A change of each field that is reserved. Whoever reserves one adds one here. */
const changes: Record<string, (world: World) => unknown> = {
  isPublic: () => true,
  shareId: () => true,
  teamId: ({ ids }) => ids['/api/teams/'],
}

const cases = table.flatMap((operation) => {
  const { access } = operation
  if (typeof access !== 'object' || !access.reserved) return []
  const { reserved } = access
  return reserved.fields.map((field) => [operation.id, field, { operation, reserved }] as const)
})

const inside: readonly Caller[] = ['write key', ...roles.filter((role) => role !== 'viewer')]

describe('a field that is for a larger role is changed by nobody below it, and by no access key', () => {
  test.each(cases)('%s %s', async (_id, field, { operation, reserved }) => {
    const world = await smallWorld()
    const input = { ...sampleInput(operation), ...inputs[operation.id], ...named(operation, world) }
    const change = { ...input, [field]: changes[field]?.(world) }
    const statusFor = async (caller: Caller) => (await send(operation, change, shownBy(world, caller))).status
    const may: readonly Caller[] = roles.filter((role) => roleAllows(role, reserved.role))
    // Once it is changed, the same again is no change.
    for (const caller of inside.filter((each) => !may.includes(each)))
      expect([caller, await statusFor(caller)]).toEqual([caller, 403])
    for (const caller of may) expect([caller, await statusFor(caller)]).toEqual([caller, operation.status])
  })
})
