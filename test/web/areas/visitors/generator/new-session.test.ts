import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSession } from '../../../../../web/areas/visitors/generator/new-session.ts'

const sent: { route: string; key: string | null }[] = []
let answers: (Response | undefined)[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    sent.push({ route: `${method} ${address}`, key: new Headers(headers).get('Idempotency-Key') })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const sessions = '/api/public/test-cases/sessions'
const made = () => Response.json({ sessionId: 'S' })

test('a second try after a failure asks for the same session, and the next one for another', async () => {
  answers = [made(), undefined, made(), made(), made(), made()]
  await expect(newSession({ title: 'Mine', requirements: '' }, [])).rejects.toThrow()
  const { sessionId, done } = await newSession({ title: 'Mine', requirements: '' }, [])
  expect(sessionId).toBe('S')
  done()
  await newSession({ title: 'Mine', requirements: '' }, [])
  expect(sent.map(({ route }) => route)).toEqual(
    Array.from({ length: 3 }, () => [`POST ${sessions}`, `PATCH ${sessions}/S`]).flat(),
  )
  const [first, , again, , next] = sent.map(({ key }) => key)
  expect(first).not.toBeNull()
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})
