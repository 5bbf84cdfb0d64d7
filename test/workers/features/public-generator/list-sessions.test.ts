import { expect, test } from 'vitest'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { listSessions } from '../../../../workers/features/public-generator/list-sessions.ts'
import { ask, expectRefusal, newAddress, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { booking } from '../../../support/booking-text.ts'

const newEmail = () => `${crypto.randomUUID()}@Example.com`
/** Calls from one network address. */
const from = (address = newAddress()) => ({ headers: { 'cf-connecting-ip': address } })

test('the listing by e-mail shows the twenty most recent sessions, without their content', async () => {
  const [userEmail, maker] = [newEmail(), from()]
  const made: string[] = []
  for (let number = 0; number < 22; number++) {
    const session = { userEmail, title: `Session ${number}`, requirements: 'Anything' }
    made.push((await ask(createSession, session, maker)).sessionId)
    await scheduler.wait(2)
  }
  const { sessions } = await ask(listSessions, { email: userEmail.toUpperCase() }, maker)
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(made.toReversed().slice(0, 20))
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'sessionId',
    'status',
    'title',
    'totalTestCases',
    'updatedAt',
  ])
})

test('who has not made a session reads neither its id nor its words', async () => {
  const [userEmail, maker, other] = [newEmail(), from(), from()]
  await ask(createSession, { userEmail, title: 'Merger with Acme', requirements: 'Secret' }, maker)
  await ask(generate, { userEmail, requirements: booking, mode: 'generate' } as never, other)
  const listed = async (reader: ReturnType<typeof from>) =>
    (await ask(listSessions, { email: userEmail }, reader)).sessions
  const stranger = await send(listSessions, { email: userEmail }, from())
  const text = await stranger.text()
  expect(text).not.toContain('Merger')
  const { sessions } = JSON.parse(text) as { sessions: object[] }
  expect(sessions).toMatchObject([
    { sessionId: null, title: null, status: 'ready', totalTestCases: expect.any(Number) },
    { sessionId: null, title: null, totalTestCases: 0 },
  ])
  expect((await listed(maker)).map(({ title }) => title)).toEqual([null, 'Merger with Acme'])
  expect((await listed(other)).map(({ sessionId }) => sessionId)).toEqual([expect.any(String), null])
})

test('where no network address is known, nobody counts as the maker', async () => {
  const userEmail = newEmail()
  const transport = deploy([createSession, listSessions], { ADDRESS_HEADER: '' })
  await ask(createSession, { userEmail, title: 'Mine', requirements: 'Anything' }, { transport })
  const { sessions } = await ask(listSessions, { email: userEmail }, { transport })
  expect(sessions).toMatchObject([{ sessionId: null, title: null }])
})

test('where mail is delivered, the listing asks for a code unless the operator has opened it', async () => {
  const mail = { LOCAL: 'false', MAIL_FROM: 'a@b.example', EMAIL: { send: () => Promise.resolve() } }
  const list = (vars: object) => {
    const transport = deploy([listSessions], { ...mail, ...vars } as never)
    return send(listSessions, { email: newEmail() }, { transport })
  }
  await expectRefusal(list({}), 403, 'sessions.code_required')
  await expectRefusal(list({ SESSION_LISTING: 'verified' }), 403, 'sessions.code_required')
  expect((await list({ SESSION_LISTING: 'open' })).status).toBe(200)
})
