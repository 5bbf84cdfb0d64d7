import { evictDurableObject, listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { watcherHeader } from '../../../../durable-objects/event-gateway/rules.ts'
import { accessKeys, memberships } from '../../../../shared/db/tables/organizations.ts'
import { createTicket } from '../../../../workers/api/socket/create-ticket.ts'
import { endSession, startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { fetchApi, newAddress, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newExecution, runningExecution, statusEvents } from '../../../support/executions.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'
import { accept, connect, connectTo } from '../../../support/sockets.ts'

const socketRequest = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://tracewright.test/ws', { method, headers })

test('a request without an upgrade is told what is wanted', async () => {
  const response = await fetchApi(socketRequest({}))
  expect(response.headers.get('upgrade')).toBe('websocket')
  expect(await refusal(response)).toEqual({
    status: 426,
    error: 'upgrade_required',
    message: 'Open a WebSocket here: GET with Upgrade: websocket',
    requestId: response.headers.get('x-request-id'),
  })
})

test('the name of the protocol may be written in any case', async () => {
  const socket = await connect({ Upgrade: 'WebSocket' })
  socket.sendRaw('{"action":"ping"}')
  expect(await socket.first('pong')).toEqual({ type: 'pong' })
  socket.close()
  await socket.closed
})

test('the protocol bearer is chosen when it is offered, since a browser would hang up otherwise', async () => {
  const { token } = await newOwner()
  const offer = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `bearer, ${token}` }
  const response = await fetchApi(socketRequest(offer))
  expect(response.headers.get('sec-websocket-protocol')).toBe('bearer')
  const socket = accept(response)
  socket.close()
  await socket.closed
})

test('sockets are spread over the gateways', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connect()))
  // Sixty throws of a die with 32 sides: fewer than four different ones happens never in practice.
  expect((await listDurableObjectIds(env.EVENT_GATEWAY)).length).toBeGreaterThan(3)
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map(({ closed }) => closed))
})

describe('an execution of an organization', () => {
  /** Opens a socket in a way of its own and asks for the execution. */
  async function ask(executionId: string, headers: Record<string, string> = {}, path = '/ws') {
    const socket = accept(
      await fetchApi(
        new Request(`http://tracewright.test${path}`, {
          headers: { Upgrade: 'websocket', 'cf-connecting-ip': newAddress(), ...headers },
        }),
      ),
    )
    socket.send({ action: 'subscribe', executionId })
    const answer = await Promise.race([socket.first('subscribed'), socket.first('error')])
    return { socket, answer }
  }

  async function outcome(executionId: string, headers: Record<string, string> = {}, path = '/ws') {
    const { socket, answer } = await ask(executionId, headers, path)
    socket.close()
    return answer['error'] ?? answer.type
  }

  const bearer = (token: string) => ({ 'Sec-WebSocket-Protocol': `bearer, ${token}` })
  const authorization = (token: string) => ({ Authorization: `Bearer ${token}` })

  test('is shown to its members and keys, whichever way they say who they are', async () => {
    const owner = await newOwner()
    const { executionId } = await newExecution({ organizationId: owner.organizationId })
    const viewer = await newMember(owner, 'viewer')
    const { key } = await newKey(owner, { scopes: ['read'] })
    for (const token of [owner.token, viewer.token, key]) {
      expect(await outcome(executionId, bearer(token))).toBe('subscribed')
      expect(await outcome(executionId, authorization(token))).toBe('subscribed')
      const { ticket } = await send(createTicket, {}, { token }).then((made) =>
        made.json<{ ticket: string }>(),
      )
      expect(await outcome(executionId, {}, `/ws?access_token=${ticket}`)).toBe('subscribed')
    }
    const session = await startSession(newContext(), { userId: viewer.userId, signedOutAt: null })
    expect(await outcome(executionId, { Cookie: `tracewright_session=${session}` })).toBe('subscribed')
  })

  test('does not exist for strangers, visitors and keys of others', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const { executionId } = await newExecution({ organizationId: owner.organizationId })
    const { key } = await newKey(other, { scopes: ['write'] })
    const nothing = await outcome(crypto.randomUUID(), bearer(owner.token))
    expect(nothing).toBe('executions.not_found')
    for (const headers of [{}, bearer(other.token), bearer(key)]) {
      expect(await outcome(executionId, headers)).toBe(nothing)
    }
  })

  test('is not shown to who only claims to be a watcher', async () => {
    const owner = await newOwner()
    const { executionId } = await newExecution({ organizationId: owner.organizationId })
    const watcher = JSON.stringify({ kind: 'user', id: owner.userId, openedAt: Date.now() })
    expect(await outcome(executionId, { [watcherHeader]: watcher })).toBe('executions.not_found')
  })

  test('a member who was removed is shown nothing more once the minute is over, also after the gateway slept', async () => {
    const owner = await newOwner()
    const member = await newMember(owner, 'member')
    const execution = await runningExecution({ organizationId: owner.organizationId })
    const socket = await connectTo(crypto.randomUUID(), {
      kind: 'user',
      id: member.userId,
      openedAt: Date.now(),
    })
    socket.send({ action: 'subscribe', executionId: execution.executionId })
    await socket.first('subscribed')
    await newContext().services.db.delete(memberships).where(eq(memberships.userId, member.userId))
    // Sleeping forgets what was found out; so does the minute.
    await evictDurableObject(env.EVENT_GATEWAY.getByName(socket.gateway))
    await execution.stub.append({ attempt: execution.attempt, events: statusEvents(1), now: Date.now() })
    expect(await socket.first('error')).toMatchObject({ error: 'executions.not_found' })
    expect(socket.seqs(execution.executionId)).toEqual([])
    socket.close()
  })

  test('is no longer shown when the sign-in has ended: the socket is closed with 3000', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { keyId } = await newKey(owner, { scopes: ['read'] })
    const { executionId, stub, attempt } = await runningExecution({ organizationId })
    const watcher = { kind: 'key' as const, id: keyId, openedAt: Date.now() }
    const socket = await connectTo(crypto.randomUUID(), watcher)
    socket.send({ action: 'subscribe', executionId })
    await socket.first('subscribed')
    await newContext().services.db.delete(accessKeys).where(eq(accessKeys.keyId, keyId))
    await evictDurableObject(env.EVENT_GATEWAY.getByName(socket.gateway))
    await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
    expect(await socket.closed).toMatchObject({ code: 3000 })
    expect(socket.seqs(executionId)).toEqual([])
  })

  test('is not shown over a socket whose browser signed out before it asked, which is closed with 3000', async () => {
    const { userId, organizationId } = await newOwner()
    const session = await startSession(newContext(), { userId, signedOutAt: null })
    const { executionId } = await newExecution({ organizationId })
    const socket = await connect({ Cookie: `tracewright_session=${session}` })
    await endSession(newContext(), session)
    socket.send({ action: 'subscribe', executionId })
    expect(await socket.closed).toMatchObject({ code: 3000 })
  })

  test('is not shown over a socket whose key was revoked before it asked, which is closed with 3000', async () => {
    const owner = await newOwner()
    const { keyId, key } = await newKey(owner, { scopes: ['read'] })
    const { executionId } = await newExecution({ organizationId: owner.organizationId })
    const socket = await connect(bearer(key))
    await newContext().services.db.delete(accessKeys).where(eq(accessKeys.keyId, keyId))
    socket.send({ action: 'subscribe', executionId })
    expect(await socket.closed).toMatchObject({ code: 3000 })
  })

  test('what is public goes on over a socket whose sign-in has ended', async () => {
    const owner = await newOwner()
    const { keyId, key } = await newKey(owner, { scopes: ['read'] })
    const { executionId } = await newExecution()
    const socket = await connect(bearer(key))
    await newContext().services.db.delete(accessKeys).where(eq(accessKeys.keyId, keyId))
    socket.send({ action: 'subscribe', executionId })
    expect(await socket.first('subscribed')).toMatchObject({ executionId })
    socket.close()
  })
})

test.each(['x.y.z', 'tw_nobody'])('a credential that does not hold opens nothing: %s', async (token) => {
  for (const given of [`Authorization: Bearer ${token}`, `Sec-WebSocket-Protocol: bearer, ${token}`]) {
    const [name = '', value = ''] = given.split(': ')
    const answer = await refusal(fetchApi(socketRequest({ Upgrade: 'websocket', [name]: value })))
    expect(answer).toMatchObject({ status: 401, error: 'unauthenticated' })
  }
})

test('a cookie opens no socket for the page of another origin', async () => {
  const { userId } = await newOwner()
  const session = await startSession(newContext(), { userId, signedOutAt: null })
  const headers = {
    Upgrade: 'websocket',
    Cookie: `tracewright_session=${session}`,
    Origin: 'https://evil.example',
  }
  expect(await refusal(fetchApi(socketRequest(headers)))).toMatchObject({ status: 403, error: 'csrf_failed' })
})
