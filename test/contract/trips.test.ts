import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createTicket } from '../../workers/api/socket/create-ticket.ts'
import { table } from '../../workers/api/table.ts'
import { startSession } from '../../workers/features/identity/cookie-sessions.ts'
import { getSession } from '../../workers/features/identity/get-session.ts'
import { listSessions } from '../../workers/features/identity/list-sessions.ts'
import { listChoices } from '../../workers/features/organizations/list-choices.ts'
import { createProject } from '../../workers/features/projects/create-project.ts'
import { getProject } from '../../workers/features/projects/get-project.ts'
import { listProjects } from '../../workers/features/projects/list-projects.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { ask, base, send } from '../support/client.ts'
import { deploy, newContext } from '../support/context.ts'
import { countingTrips } from '../support/counting-trips.ts'
import { newKey, newOwner } from '../support/people.ts'

const owner = await newOwner()
const { key } = await newKey(owner, { scopes: ['write'] })
const session = await startSession(newContext(), { userId: owner.userId, signedOutAt: null })
const { projectId } = await ask(createProject, { name: 'Shop', organizationId: owner.organizationId }, owner)

const { database, trips } = countingTrips(env.DB)
const transport = deploy(table, { DB: database } as never)

const callers = {
  bearer: { token: owner.token },
  key: { token: key },
  cookie: { headers: { cookie: `tracewright_session=${session}`, origin: base } },
}

// What is known of signing keys, and written of the last use, is asked for once a while.
for (const sending of Object.values(callers)) await send(getProject, { projectId }, { ...sending, transport })

/** How often a request waits for the database, one wait after the other: each is a way over the network and back. */
const waits: [string, Operation, Record<string, unknown>, Partial<Record<keyof typeof callers, number>>][] = [
  ['a project', getProject, { projectId }, { bearer: 3, key: 3, cookie: 3 }],
  [
    'projects of the organization that goes without saying',
    listProjects,
    {},
    { bearer: 4, key: 3, cookie: 4 },
  ],
  ['organizations to switch between', listChoices, {}, { bearer: 2, key: 2, cookie: 2 }],
  ['who is signed in', getSession, {}, { bearer: 2, cookie: 2 }],
  ['where somebody is signed in', listSessions, {}, { bearer: 2, cookie: 2 }],
  ['a ticket for a socket', createTicket, {}, { bearer: 2, key: 2, cookie: 2 }],
]

describe.each(waits)('%s', (_, operation, input, most) => {
  test.each(Object.entries(most))('by %s waits for the database at most %i times', async (caller, times) => {
    trips()
    const response = await send(operation, input, { ...callers[caller as keyof typeof callers], transport })
    expect(response.status).toBe(operation.status)
    await response.arrayBuffer()
    expect(trips().waits).toBeLessThanOrEqual(times)
  })
})
