import { expect, test } from 'vitest'
import { extractRequirements } from '../../../../../shared/domain/authoring/extract/extract.ts'
import { quote } from '../../../../support/authoring/fixtures.ts'

const requirement = (more: object = {}) => ({
  s: [3],
  d: 'The weight is a whole number from 1 to 30.',
  k: 'functional',
  p: 'high',
  v: 'high',
  w: 'It states bounds.',
  ...more,
})

test('requirements are bound to the sentences that state them', async () => {
  const { requirements, idle, warnings } = await extractRequirements(
    quote,
    async () => `Sure: ${JSON.stringify({ requirements: [requirement({ q: ['In kg?'] })], idle: [1, 99] })}`,
  )
  expect(requirements).toEqual([
    {
      sentences: ['S3'],
      statement: 'The weight is a whole number from 1 to 30.',
      kind: 'functional',
      priority: 'high',
      testability: 'high',
      testabilityNotes: 'It states bounds.',
      questions: ['In kg?'],
    },
  ])
  expect([idle, warnings]).toEqual([['S1'], []])
})

test('a requirement without a sentence, with a figure or with a quote that its sentences lack is left out', async () => {
  const answer = {
    requirements: [
      requirement({ s: [99] }),
      requirement({ d: 'The weight is at most 40.' }),
      requirement({ d: 'It shows "No."' }),
      null,
      7,
      {},
    ],
  }
  const { requirements, left } = await extractRequirements(quote, async () => answer)
  expect(requirements).toEqual([])
  expect(left.map(({ reason }) => reason)).toEqual([
    'It cites no sentence of the text.',
    'Its sentences do not have 40.',
    'Its sentences do not have "No.".',
  ])
})

test('a part that nobody answers is told in a warning', async () => {
  const { asked, warnings } = await extractRequirements(quote, async () => Promise.reject(new Error('gone')))
  expect([asked, warnings]).toEqual([
    { parts: 1, answered: 0 },
    [expect.stringContaining('did not answer about the text')],
  ])
})
