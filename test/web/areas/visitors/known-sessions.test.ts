import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import {
  forgetSession,
  forgetSessions,
  knownSessions,
  knowsSession,
  rememberSession,
} from '../../../../web/areas/visitors/known-sessions.ts'
import { storageOf } from '../../support.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', storageOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

const titles = () => knownSessions().map(({ title }) => title)

test('only the newest fifty are kept', () => {
  for (let at = 1; at <= 60; at++) rememberSession({ sessionId: `s${at}`, title: `${at}` })
  expect(titles()).toHaveLength(50)
  expect([titles()[0], titles().at(-1)]).toEqual(['60', '11'])
})

test.each(['{', 'null', '{"a":1}', '[1,null,{"sessionId":3}]'])(
  'what somebody else wrote there is not taken: %s',
  (text) => {
    kept.set('tracewright.sessions', text)
    expect(titles()).toEqual([])
  },
)

test('a browser that keeps nothing lists none, and knows those of this page until it is left', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([rememberSession({ sessionId: 'mine', title: 'A' }), titles()]).toEqual([false, []])
  expect([knowsSession('mine'), knowsSession('other')]).toEqual([true, false])
  forgetSession('mine')
  expect(knowsSession('mine')).toBe(false)
  rememberSession({ sessionId: 'mine', title: 'A' })
  forgetSessions()
  expect(knowsSession('mine')).toBe(false)
})
