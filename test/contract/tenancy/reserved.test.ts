import { describe, expect, test } from 'vitest'
import { type Caller, callers } from '../../../scripts/generated/access-matrix.ts'
import type { Reserved } from '../../../shared/kernel/access.ts'
import { roleAllows, roles } from '../../../shared/kernel/roles.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { send } from '../../support/client.ts'
import { sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { type World, named, newWorld, shownBy } from './world.ts'

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

const within: readonly Caller[] = callers.filter(
  (caller) => ['write key', ...roles].includes(caller) && caller !== 'viewer',
)

async function statusFor(operation: Operation, field: string, caller: Caller): Promise<number> {
  const world = await newWorld()
  const input = { ...sampleInput(operation), ...inputs[operation.id], ...named(operation, world) }
  return (await send(operation, { ...input, [field]: changes[field]?.(world) }, shownBy(world, caller)))
    .status
}

const allowed = ({ role }: Reserved) => roles.filter((each) => roleAllows(each, role))

describe('a field that is for a larger role is changed by nobody below it, and by no access key', () => {
  test.each(cases)('%s %s', async (_id, field, { operation, reserved }) => {
    const may: readonly Caller[] = allowed(reserved)
    for (const caller of within)
      expect([caller, await statusFor(operation, field, caller)]).toEqual([
        caller,
        may.includes(caller) ? operation.status : 403,
      ])
  })
})
