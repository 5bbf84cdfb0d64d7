import { describe, expect, it } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { asks } from '../../../../../shared/domain/requirement-model/asks.ts'

const gapsOf = (text: string) =>
  readRequirements(text).model.accounts.flatMap((account) => ('reason' in account ? [account.reason] : []))

const rulesOf = (text: string) => readRequirements(text).model.rules

describe('what may be meant in two ways', () => {
  it('is asked where numbers stand beside "digits only"', () => {
    const text = 'The Phone field takes digits only, 7 to 15.'
    expect(gapsOf(text)).toContain(asks.digitsOrValue)
    expect(JSON.stringify(rulesOf(text))).not.toContain('"7"')
    expect(rulesOf(text)).toHaveLength(1)
  })

  it('is nothing to ask where the digits are counted, or the numbers stand in another sentence', () => {
    expect(gapsOf('The Phone field takes 7 to 15 digits only.')).not.toContain(asks.digitsOrValue)
    const apart = 'The Quantity field takes digits only. The quantity must be between 1 and 99.'
    expect(gapsOf(apart)).not.toContain(asks.digitsOrValue)
    expect(rulesOf(apart)).toHaveLength(2)
  })

  it('is an amount for entries at one value each: an example, and no refusal', () => {
    const text = 'The form has the fields Price and Quantity. Price 10 and quantity 5: "Total: 50.00 EUR".'
    expect(gapsOf(text)).toContain(asks.afterWhat)
    expect(rulesOf(text)).toHaveLength(0)
  })

  it('is a cell of two messages: the first where the entry is missing, the other where it is wrong', () => {
    const text = [
      '| Field | Required | Rule | Message |',
      '|---|---|---|---|',
      '| Name | yes | at most 50 characters | "Enter your name." / "The name is too long." |',
    ].join('\n')
    const messages = rulesOf(text).map(({ if: broken, then }) => [
      broken?.kind,
      then.flatMap((effect) => (effect.kind === 'shows' ? effect.text : [])),
    ])
    expect(messages).toContainEqual(['empty', ['Enter your name.']])
    expect(messages).toContainEqual(['not', ['The name is too long.']])
  })

  it('is no rule where it would refuse right entries', () => {
    const text =
      'The form has the field "Copies".\nCopies must be a whole number from 1 to 500. As long as Copies is empty or not valid, all amounts are a dash.'
    expect(rulesOf(text)).toHaveLength(2)
    expect(gapsOf(text)).toHaveLength(1)
  })

  it('is not what one sentence says of two fields, each with its own message', () => {
    const text =
      'The form has the fields Name and Zone. "Name" and "Zone" are required: "Enter a name." and "Choose a zone."'
    const texts = rulesOf(text).map(({ then }) =>
      then.flatMap((effect) => (effect.kind === 'shows' ? effect.text : [])),
    )
    expect(texts.every((own) => own.length <= 1)).toBe(true)
  })
})
