import { expect, test } from 'vitest'
import { sentencesOf } from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'

const scenario = ['Scenario: Pay', '  When I pay', '  Then the order is "paid"']
const before = 'The amount must be at least 1 EUR.'
const behind = 'Refunds must be possible within 14 days.'

test.each([
  ['gherkin', ['```gherkin', ...scenario, '```']],
  ['csv with tildes', ['~~~csv', 'name,age', 'Ann,18', '~~~']],
  ['two in a row', ['```gherkin', ...scenario, '```', '', '```feature', ...scenario, '```']],
  ['code without the name of a language', ['```', 'let a = 1', '```']],
  ['code behind it', ['```gherkin', ...scenario, '```', '', '```js', 'let a = 1', '```']],
])('what stands behind a fence whose lines are read is prose: %s', (_, fenced) => {
  const sentences = sentencesOf([before, '', ...fenced, '', behind].join('\n'))
  expect(sentences[0]).toMatchObject({ text: before, is: 'sentence' })
  expect(sentences.at(-1)).toMatchObject({ text: behind, is: 'sentence' })
  expect(sentences.filter(({ is }) => is === 'code').map(({ text }) => text)).toEqual(
    fenced.includes('let a = 1') ? ['let a = 1'] : [],
  )
})
