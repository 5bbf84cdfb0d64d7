import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const rule = 'If the customer is a Gold customer, shipping is free. Otherwise shipping costs 4.90 EUR.\n'
const starts = (text: string) => design(text).testCases.flatMap(({ preconditions = [] }) => preconditions)

describe('a word that the text defines', () => {
  const meaning = 'a customer with at least 10 orders in the last year'
  test.each([
    ['in bold', `**Gold customer**: ${meaning}.\n\n${rule}`],
    ['in plain words', `Gold customer: ${meaning}.\n\n${rule}`],
    ['in a glossary', `${rule}\n## Glossary\n- Gold customer: ${meaning}.\n`],
    ['by its meaning', `${rule}\n## Definitions\nA word of its own.\n\nGold customer means ${meaning}.\n`],
  ])('%s goes with the condition that names it, and is no input', (_, text) => {
    expect(starts(text)).toEqual([
      `The customer is a Gold customer (${meaning})`,
      `The customer is not a Gold customer (${meaning})`,
    ])
  })
  test('is context and covers nothing by itself', () => {
    const { testCases, gaps, summary } = design(`Gold customer: ${meaning}.`)
    expect([testCases, gaps, summary.requirements.context]).toEqual([[], [], 1])
  })
  test('is left alone where its meaning would turn the condition round', () =>
    expect(starts(`Gold customer: a customer who does not pay for shipping.\n\n${rule}`)).toEqual([
      'The customer is a Gold customer',
      'The customer is not a Gold customer',
    ]))
  test('with a limit of an input stays an input', () => {
    const { testCases } = design(
      'User name: a text of 5 to 20 characters.\nPassword: at least 8 characters.\n',
    )
    expect(testCases.length).toBeGreaterThan(3)
  })
})
