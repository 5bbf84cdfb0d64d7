import { expect, test } from 'vitest'
import { among, replacing, rewritten } from '../../../../../shared/domain/prose-steps/fitting/among.ts'

const forms = Array.from({ length: 80 }, (_one, at) => ({
  pattern: new RegExp(at % 2 === 0 ? `^word${'a'.repeat(at)} .+$` : '^.+$', 'i'),
}))

test('of many forms those are tried that a text has words of, and those that need none, in their order', () => {
  const tried = among(forms, `Word${'a'.repeat(64)} x`).map((form) => forms.indexOf(form))
  expect(tried).toEqual([...Array(80).keys()].filter((at) => at % 2 === 1 || at === 64))
})

test('what one form writes the next one reads', () => {
  const all = replacing([
    [/\bcan['’]t\b/g, 'cannot'],
    [/\bcannot be seen\b/g, 'is hidden'],
    [/\bsaved\b/g, 'kept'],
    [/\bis hidden\b/g, 'is gone'],
  ])
  expect(rewritten(all, "It can't be seen")).toBe('It is gone')
})
