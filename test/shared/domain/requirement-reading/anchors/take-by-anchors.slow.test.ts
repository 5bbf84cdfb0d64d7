import { expect, test } from 'vitest'
import { asks } from '../../../../../shared/domain/requirement-model/asks.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { ruleTexts } from '../../../../support/bombs/index.ts'

test('what a long text leaves unread behind the budget says so, and nothing before it does', () => {
  const long = ruleTexts.find(({ name }) => name === 'unless')?.text(120_000) ?? ''
  const { sentences, model } = readRequirements(`${long}.\n\nThe name must have at least 3 characters.`)
  const closely = sentences.map(({ number }) =>
    model.accounts.some(({ sentence, reason }) => sentence === number && reason === asks.notReadClosely),
  )
  const first = closely.indexOf(true)
  expect(first).toBeGreaterThan(sentences.length / 4)
  // What the grammars read as a whole is read behind it, too.
  expect(closely.lastIndexOf(true)).toBe(sentences.length - 2)
  expect(model.accounts.at(-1)).toMatchObject({ is: 'read' })
})
