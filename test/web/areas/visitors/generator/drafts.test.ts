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

afterEach(() => vi.unstubAllGlobals())

function storageOf(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a text that has a session stays in its tab, where one may go back to it', () => {
  vi.stubGlobal('localStorage', storageOf(new Map()))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  keepText('Words')
  expect(textToStart()).toBe('Words')
  leaveText('Words')
  expect([keptText(), textToStart()]).toEqual(['', 'Words'])
  keepText('Other words')
  expect(textToStart()).toBe('Other words')
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  leaveText('')
  expect(textToStart()).toBe('')
})

test('edits and texts are kept by their session, until they are forgotten', () => {
  vi.stubGlobal('localStorage', storageOf(new Map()))
  expect(keepEdits('S', { base: [], mine: [] })).toBe(true)
  keepText('Words', 'S')
  expect([keptEdits('S'), keptEdits('T'), keptText('S'), keptText()]).toEqual([
    { base: [], mine: [] },
    null,
    'Words',
    '',
  ])
  forgetEdits('S')
  expect([keptEdits('S'), wouldLose()]).toEqual([null, false])
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
