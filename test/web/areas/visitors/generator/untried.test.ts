import { expect, test } from 'vitest'
import { untriedStretches } from '../../../../../web/areas/visitors/generator/untried.ts'

const untried = (sentence: string, unused: readonly string[]) =>
  untriedStretches(sentence, unused).flatMap(({ text, isUntried }) => (isUntried ? [text] : []))

test('untried parts are cut out of their sentence, and all stretches together are the sentence', () => {
  const sentence = 'The total is 19.00 and the page shows "World".'
  const stretches = untriedStretches(sentence, ['World', '19.00'])
  expect(stretches.map(({ text }) => text).join('')).toBe(sentence)
  expect(untried(sentence, ['World', '19.00'])).toEqual(['19.00', 'World'])
})

test('a part is not looked for within a longer word or number', () => {
  expect(untriedStretches('From 10 to 1 items', ['1'])).toEqual([
    { text: 'From 10 to ', isUntried: false },
    { text: '1', isUntried: true },
    { text: ' items', isUntried: false },
  ])
})

test('what does not stand there, is empty or overlaps is left out', () => {
  expect(untried('It costs 5 euros', ['', 'seven', 'It costs', 'costs 5'])).toEqual(['It costs'])
  expect(untriedStretches('', ['5'])).toEqual([])
})
