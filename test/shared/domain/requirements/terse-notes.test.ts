import { describe, expect, test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'

function sentencesOf(text: string): string[] {
  return readRequirements({ text }).sentences.map((sentence) => sentence.text)
}

describe('lines of a text', () => {
  test('are notes of their own where none goes on in the next', () => {
    expect(
      sentencesOf(
        'max 3 bikes per customer\nfrom 2 days 10% off\nhelmet 4 EUR\ndeposit 50 EUR, back after return',
      ),
    ).toEqual([
      'max 3 bikes per customer',
      'from 2 days 10% off',
      'helmet 4 EUR',
      'deposit 50 EUR, back after return',
    ])
  })

  test('are one sentence where it is only wrapped', () => {
    const text =
      'the customer can rent a bike for one day or for a\nwhole week and pays the deposit when the bike is\nhanded over at the counter of the shop'
    expect(sentencesOf(text)).toEqual([text])
  })

  test('are one sentence where it is broken by its sense', () => {
    const text = 'If the bike comes back late,\nthe deposit is kept\nand the customer gets a bill'
    expect(sentencesOf(text)).toEqual([text])
  })
})

test('a heading of a ticket system is one, and its description is read', () => {
  const { sentences } = readRequirements({
    text: 'h2. Description\nWhen a bike is returned, the stock goes up by one.',
  })
  expect(sentences.map(({ kind }) => kind)).toEqual(['heading', 'requirement'])
})
