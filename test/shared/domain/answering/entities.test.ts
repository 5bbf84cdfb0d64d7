import { expect, test } from 'vitest'
import { entitiesIn } from '../../../../shared/domain/answering/index.ts'
import { expectLinear } from '../../../support/costs.ts'
import { passage, passages } from './passages.ts'

const named = (...texts: string[]) =>
  entitiesIn(passages(...texts)).entities.map(({ type, name }) => `${type}: ${name}`)
const related = (text: string) =>
  entitiesIn(passages(text)).relationships.map(({ from, type, to }) => `${from} ${type} ${to}`)

test.each([
  ['person: Imke Janssen', 'Photographs need written consent from the director, Dr. Imke Janssen.'],
  ['person: Jane Doe', 'Jane Doe reports to the board.'],
  ['organization: Harbour Museum', 'The Harbour Museum opens in May.'],
  ['organization: University of Bremen', 'He studied at the University of Bremen for a year.'],
  ['organization: Nordwind GmbH', 'The contract is with Nordwind GmbH.'],
  ['place: Hamburg', 'The company is based in Hamburg.'],
  ['date: 14 May 2024', 'Released on 14 May 2024.'],
  ['money: €1,250.50', 'The fee is €1,250.50 a year.'],
  ['email: hr@example.com', 'Write to hr@example.com.'],
  ['url: https://example.com/a', 'See https://example.com/a for more.'],
  ['code: XR-200-B', 'Order the part XR-200-B.'],
  ['term: Service Level Agreement', 'A Service Level Agreement (SLA) is a contract.'],
])('%s is found', (entity, text) => {
  expect(named(text)).toContain(entity)
})

test.each([
  ['beginnings of sentences', 'Full-time employees get leave. Overtime is paid. Please Note This.'],
  ['weekdays and months', 'We meet on Monday, and again in March.'],
  ['figures', 'There are 1600 employees and 12 rooms.'],
  ['capitals that nothing explains', 'Open Project Settings and choose Blue Mode.'],
])('%s are no entities', (_, text) => {
  expect(named(text)).toEqual([])
})

test('all mentions of a thing are of one entity, at their places in the file', () => {
  const text = 'A Service Level Agreement (SLA) is a contract.\nEach SLA ends in May.'
  const { entities } = entitiesIn([passage(text, { n: 3, start: 40 })])
  const [term] = entities
  expect(term?.mentions.map(({ n, start, end }) => [n, text.slice(start - 40, end - 40)])).toEqual([
    [3, 'SLA'],
    [3, 'SLA'],
  ])
})

test.each([
  ['The billing team is part of the finance department.', 'billing team part_of finance department'],
  ['Jane Doe reports to Tom Ray.', 'Jane Doe reports_to Tom Ray'],
  ['Nordwind owns Southwind since 2019.', 'Nordwind owns Southwind'],
  ['Southwind is owned by Nordwind.', 'Nordwind owns Southwind'],
  ['Version 4.1 was replaced by version 4.2.', 'Version 4.1 replaced_by version 4.2'],
  ['The new portal replaces the paper form.', 'paper form replaced_by new portal'],
  ['"Incident" means any break of a service.', 'Incident defined_as any break of a service'],
  ['The Service Level Agreement (SLA) ends.', 'SLA stands_for Service Level Agreement'],
])('%s tells a relationship', (text, expected) => {
  expect(related(text)).toContain(expected)
})

test.each([
  'If Nordwind owns Southwind, the price falls.',
  'The team may be part of the department.',
  'It is part of the department.',
  'The team is not part of the department.',
  'Everyone who reports to Jane gets a badge.',
  'Who reports to Jane?',
])('%s tells none', (text) => {
  expect(related(text)).toEqual([])
})

test.each([
  ['capitals', (size: number) => 'Aa '.repeat(size / 3)],
  ['acronyms', (size: number) => '(AB) '.repeat(size / 5)],
  ['codes', (size: number) => 'A-'.repeat(size / 2)],
  ['links of relationships', (size: number) => 'a is part of '.repeat(size / 13)],
  ['roles', (size: number) => 'manager of '.repeat(size / 11)],
  ['quotes', (size: number) => '"'.repeat(size)],
])('passages of nothing but %s cost no more than their length', (_, textOf) => {
  expectLinear(16_000, (size) => entitiesIn([passage(textOf(size)), passage(textOf(size), { n: 2 })]))
})
