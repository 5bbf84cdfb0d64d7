import { expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

const statesOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'opening' ? fact.states : [])),
  )
const table = [
  '| State | Approve | Send back | File |',
  '|---|---|---|---|',
  '| Open | yes | only while "Read" is ticked | no |',
  '| Approved | no | no | yes |',
].join('\n')
const page = (first: string, lead: string) => `A report is Open or Approved. ${first}\n\n${lead}\n\n${table}`

test('the row of the initial state says which buttons can be used when the page opens', () => {
  for (const first of [
    'It starts as Open.',
    'The initial state is Open.',
    'A report begins as Open.',
    'At the start it is Open.',
  ])
    expect(
      statesOf(page(first, 'All buttons are always visible, but can only be pressed as follows:')),
      first,
    ).toEqual([
      { what: 'enabled', name: 'Approve', on: true, control: 'button' },
      { what: 'enabled', name: 'File', on: false, control: 'button' },
    ])
})

test('nothing is said where the text names no first state, two of them, or does not say that buttons are disabled', () => {
  const lead = 'The buttons are enabled as follows:'
  expect(statesOf(page('Reports are read.', lead))).toEqual([])
  expect(statesOf(page('It starts as Open. The initial state is Approved.', lead))).toEqual([])
  expect(statesOf(page('It starts as Open.', 'The buttons are there as follows:'))).toEqual([])
  expect(statesOf('The week starts with Monday. The buttons are enabled as follows:\n\n' + table)).toEqual([])
})

test('an input that can only be used in some states is enabled or disabled at first', () => {
  const text = [
    'A report has the states Open, Approved and Filed. It starts as Open.',
    '"Author" can be edited only while the report is Open; "Checked twice" can be ticked only while it is Approved.',
    '"Shelf" can be filled in only in Approved or Filed.',
  ].join('\n\n')
  expect(statesOf(text)).toEqual([
    { what: 'enabled', name: 'Author', on: true, control: 'textbox' },
    { what: 'enabled', name: 'Checked twice', on: false, control: 'checkbox' },
    { what: 'enabled', name: 'Shelf', on: false, control: 'textbox' },
  ])
})

test('a condition that is no state, or does not say "only", tells nothing of the opened page', () => {
  const lead = 'A report has the states Open, Approved and Filed. It starts as Open.'
  expect(statesOf(`${lead}\n\n"Author" can be edited only while somebody is signed in.`)).toEqual([])
  expect(statesOf(`${lead}\n\n"Author" can be edited while the report is Approved.`)).toEqual([])
})
