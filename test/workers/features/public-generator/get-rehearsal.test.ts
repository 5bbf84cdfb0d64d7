import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getRehearsal } from '../../../../workers/features/public-generator/get-rehearsal.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { callRaw } from '../../../support/assistants.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { caseOf, failed, notFound, ordered, passed, rehearsed, sessionOf } from './rehearsals.ts'

test('it tells what the session tells of its rehearsal, and null before there is one', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B')])
  expect(await ask(getRehearsal, { sessionId })).toEqual({ rehearsal: null })
  const { executionId } = await ordered(sessionId)
  expect(await ask(getRehearsal, { sessionId })).toMatchObject({
    rehearsal: { status: 'running', executionId, cases: [] },
  })
  const other = await sessionOf([caseOf('A'), caseOf('B')])
  await rehearsed(other, { A: passed, B: notFound })
  const { rehearsal } = await ask(getSession, { sessionId: other })
  expect(await ask(getRehearsal, { sessionId: other })).toEqual({ rehearsal })
})

test('an assistant is shown what the page showed where it differs from the text', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B')])
  const key = `evidence/${crypto.randomUUID()}/case-2/step-1.png`
  await env.FILES.put(key, 'picture', { httpMetadata: { contentType: 'image/png' } })
  await rehearsed(sessionId, { A: passed, B: failed(key) })
  const { result } = await callRaw('public_getRehearsal', { sessionId }, await newOwner())
  expect(result?.content.slice(1)).toEqual([
    { type: 'text', text: 'B, differs: step 1' },
    { type: 'image', mimeType: 'image/png', data: btoa('picture') },
  ])
})

test('a session that nobody was given is not found', async () => {
  await expectRefusal(send(getRehearsal, { sessionId: crypto.randomUUID() }), 404, 'sessions.not_found')
})
