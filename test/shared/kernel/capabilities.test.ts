import { expect, test } from 'vitest'
import { publicSessions } from '../../../shared/db/tables/public-sessions.ts'
import { executionAt, sessionAt } from '../../../shared/kernel/capabilities.ts'
import { newContext } from '../../support/context.ts'

const context = newContext()
const { db, ids } = context.services

test('an id that was never given out leads to no object', async () => {
  const invented = crypto.randomUUID()
  expect(await sessionAt(context, invented)).toBeNull()
  expect(executionAt(context.services, invented)).toBeNull()
})

test('an id that was given out leads to its object', async () => {
  expect(await sessionAt(context, ids.secret())).not.toBeNull()
  expect(executionAt(context.services, ids.secret())).not.toBeNull()
})

test('a session from before ids carried a check is found in the index, an execution where the operator asks for it', async () => {
  const sessionId = crypto.randomUUID()
  await db.insert(publicSessions).values({ sessionId, email: null, createdAt: 1, updatedAt: Date.now() })
  expect(await sessionAt(context, sessionId)).not.toBeNull()
  const { services } = newContext({ settings: { UNCHECKED_IDS: true } })
  expect(executionAt(services, crypto.randomUUID())).not.toBeNull()
})
