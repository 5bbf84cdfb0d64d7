import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { seeing } from '../support.ts'

const facts = (prose: string) =>
  seeing(prose).checks.flatMap(({ collection }) => (collection ? [collection] : []))

describe('what is no number of things is not counted', () => {
  test.each([
    '2 nights, total 228 €',
    'The three fields contain 27, 3 and 1985 respectively',
    'There is no error',
    'no clear button any more',
    'The "Name" field has 3 characters',
  ])('%s', (prose) => {
    expect(facts(prose)).toEqual([])
  })
})

describe('a number of things that people name is counted', () => {
  test.each<[prose: string, fact: object]>([
    ['There are twenty-one products', { noun: 'product', count: 21 }],
    ['1 item left', { noun: 'item', count: 1, tail: 'left', anything: true }],
    ['The list still comprises 23 entries', { count: 23, anything: true, total: 'likely' }],
    ['There is a total of 24 entries', { count: 24, total: 'said' }],
    ['The text below the table states a total of 24 entries', { count: 24, total: 'said' }],
    ['the total is 22 entries', { count: 22, total: 'said' }],
    ['no employee', { noun: 'employee', count: 0 }],
    ['all three back', { count: 3 }],
    ['Still the same two cards, "All right" and "Ok!"', { count: 2, members: ['All right', 'Ok!'] }],
  ])('%s', (prose, fact) => {
    expect(facts(prose)).toMatchObject([fact])
  })

  test('some of what a noun names are only what goes by both words', () => {
    expect(facts('The list has 3 unread entries')).toMatchObject([{ noun: 'unread entry', byName: true }])
    expect(facts('Two messages')).toMatchObject([{ noun: 'message', byName: true }])
    expect(facts('Three errors are listed')).toMatchObject([{ noun: 'error', byName: true }])
  })

  test('a place is told by its name', () => {
    expect(seeing('Working has two cards').checks).toMatchObject([
      { target: { role: 'collection', within: { name: 'Working' } }, collection: { count: 2 } },
    ])
    expect(seeing('To Do has four cards altogether').checks).toMatchObject([
      { target: { within: { name: 'To Do' } }, collection: { count: 4, total: 'said' } },
    ])
  })

  test('one less than before is a change', () => {
    expect(seeing('One row less').checks).toEqual([
      {
        kind: 'assert_changed',
        target: { role: 'collection', name: 'row' },
        expected: '1',
        comparison: 'decreased',
      },
    ])
    expect(seeing('Two more cards').checks).toMatchObject([{ expected: '2', comparison: 'increased' }])
  })

  test.each<[action: string, expected: string, check: object]>([
    [
      'Count the cards in the Working column',
      'There are two of them, "A" and "B"',
      {
        target: { within: { name: 'Working' } },
        collection: { noun: 'card', count: 2, members: ['A', 'B'] },
      },
    ],
    [
      'Count the cards in Working while you’re at it',
      'There are still two in it',
      { target: { within: { name: 'Working' } }, collection: { count: 2 } },
    ],
    ['Count the columns you’ve got left', 'It’s two of them', { collection: { noun: 'column', count: 2 } }],
    [
      'Check what’s left in Working',
      'Only "Run?" is still there',
      { target: { within: { name: 'Working' } }, collection: { extent: 'only', members: ['Run?'] } },
    ],
    [
      'First have a look at the Done column so you know it',
      'It’s got two cards to start with',
      { target: { within: { name: 'Done' } }, collection: { noun: 'card', count: 2 } },
    ],
  ])('what the step looked at is meant: %s', (action, expectedResult, check) => {
    expect(compileStep({ action, expectedResult }).checks).toMatchObject([check])
  })

  test('what a step acts on is not taken for what it looked at', () => {
    const { checks } = compileStep({
      action: 'Click "Add" in Working',
      expectedResult: 'There are two of them',
    })
    expect(checks[0]?.target).toEqual({ role: 'collection' })
  })
})
