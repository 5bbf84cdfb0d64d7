import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetEdits,
  keepEdits,
  keepText,
  keptEdits,
  keptText,
  leaveText,
  textToStart,
  wouldLose,
} from '../../../../../web/areas/visitors/generator/drafts.ts'
import { storageOf } from '../../../support.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a text that has a session stays in its tab, where one may go back to it', () => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
  keepText('Words')
  expect(textToStart()).toBe('Words')
  leaveText('Words')
  expect([keptText(), textToStart()]).toEqual(['', 'Words'])
  keepText('Other words')
  expect(textToStart()).toBe('Other words')
  vi.stubGlobal('sessionStorage', storageOf())
  leaveText('')
  expect(textToStart()).toBe('')
})

test('what is kept and is no edits is left alone', () => {
  const kept = new Map([
    ['tracewright.edits.A', '{'],
    ['tracewright.edits.B', '{"base":1,"mine":[]}'],
  ])
  vi.stubGlobal('localStorage', storageOf(kept))
  expect([keptEdits('A'), keptEdits('B')]).toEqual([null, null])
})

test('where the browser keeps nothing, something would be lost until it is saved', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(keepEdits('S', { base: [], mine: [] })).toBe(false)
  expect([keptEdits('S'), wouldLose()]).toEqual([null, true])
  forgetEdits('S')
  expect(wouldLose()).toBe(false)
})
