import { expect, test } from 'vitest'
import { texts } from '../../../../web/texts/en/ask.ts'

test('where no answer was found, nothing is claimed about what the files say', () => {
  const { silent, silentHint } = texts
  for (const text of [silent.no_support, silentHint.no_support, silentHint.no_supportAlone])
    expect(text).not.toMatch(/(?:files?|they|them)\b.*\b(?:do(?:es)? not|never|nothing) (?:say|answer)/i)
  expect(silentHint.no_support).toContain('may say it in other words')
})

test('passages are told by how many come near, not as places where the answer stands', () => {
  expect(texts.passages(1)).toBe('Nearest passages: 1')
  expect(texts.passages(1000)).toBe('Nearest passages: 1,000 or more')
})
