import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'

const facts = (text: string) => readDocument(`# Tariff\n\n- ${text}`).flatMap((one) => one.facts)

describe('what a group pays beside everybody else', () => {
  test('"all other …" is no value of a selection, so each group has its rule', () => {
    const rules = facts('Residents pay 1.20 EUR per hour, all other drivers pay 2.40 EUR per hour.').filter(
      (fact) => fact.kind === 'rule',
    )
    expect(rules.map(({ outcome, otherwise }) => [outcome, otherwise])).toEqual([
      ['Residents pay 1.20 EUR per hour', false],
      ['all other drivers pay 2.40 EUR per hour', true],
    ])
  })

  test('a list of named tariffs stays a price list', () => {
    const kinds = facts('Basic costs 9.90 EUR, Plus 19.90 EUR and Premium 29.90 EUR per month.').map(
      ({ kind }) => kind,
    )
    expect(kinds).toContain('price')
  })
})
