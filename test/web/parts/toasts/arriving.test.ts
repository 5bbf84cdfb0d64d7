import { expect, test } from 'vitest'
import { type Toast, arriving } from '../../../../web/parts/toasts/arriving.ts'

let made = 0
const toast = (text: string, own: Partial<Toast> = {}): Toast => ({
  id: ++made,
  text,
  kind: 'note',
  undo: undefined,
  holds: undefined,
  link: undefined,
  ...own,
})
const undo = () => {}
const left = (...all: Toast[]) =>
  all.reduce<readonly Toast[]>((shown, each) => arriving(shown, each), []).map(({ text }) => text)

test('a plain note takes the place of the one before; what can be undone and faults stay beside it', () => {
  expect(left(toast('Saved'), toast('Copied'))).toEqual(['Copied'])
  expect(left(toast('Deleted', { undo }), toast('Saved'), toast('Copied'))).toEqual(['Deleted', 'Copied'])
  expect(left(toast('Broken', { kind: 'fault' }), toast('Saved'), toast('Copied'))).toEqual([
    'Broken',
    'Copied',
  ])
  expect(left(toast('Saved'), toast('Deleted', { undo }))).toEqual(['Saved', 'Deleted'])
})

test('there are at most three, of which faults go last; the same words are there once', () => {
  const notes = ['a', 'b', 'c'].map((text) => toast(text, { undo }))
  expect(left(toast('Broken', { kind: 'fault' }), ...notes)).toEqual(['Broken', 'b', 'c'])
  expect(left(toast('Broken', { kind: 'fault' }), toast('Broken', { kind: 'fault' }))).toEqual(['Broken'])
})
