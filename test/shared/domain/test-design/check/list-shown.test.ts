import { describe, expect, test } from 'vitest'
import { listShown } from '../../../../../shared/domain/test-design/check/list-shown.ts'
import { openedShown } from '../../../../../shared/domain/test-design/check/opened-shown.ts'
import type { ListItem, ListView, OpenedPart } from '../../../../../shared/domain/test-design/model.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

const view: ListView = {
  id: 'L1',
  requirementId: 'REQ-001',
  table: true,
  search: {
    name: 'Search',
    requirementId: 'REQ-002',
    columns: ['name'],
    at: 'anywhere',
    caseless: 'REQ-002',
  },
  filters: [{ name: 'Kind', options: ['Cat', 'Dog'], all: 'All', column: 'kind', requirementId: 'REQ-003' }],
  records: [
    { name: 'Mia', values: { name: 'Mia', kind: 'Cat' } },
    { name: 'Rex', values: { name: 'Rex', kind: 'Dog' } },
    { name: 'Tom', values: { name: 'Tom', kind: 'Cat' } },
  ],
  all: 3,
  pageSize: { rows: 2, requirementId: 'REQ-004' },
  next: 'Next',
  previous: 'Previous',
  ends: { next: true, previous: true, requirementId: 'REQ-004' },
  sorted: { column: 'name', descending: false, requirementId: 'REQ-005' },
  orders: [],
  sorters: [{ name: 'Name', column: 'name', button: true, requirementId: 'REQ-005' }],
  toggles: 'REQ-005',
  counts: {
    many: { shape: '# pets', numbers: ['found'] },
    one: { shape: '# pet', numbers: ['found'] },
    varies: true,
    zero: false,
    requirementId: 'REQ-006',
  },
  pages: { text: { shape: 'Page # of #', numbers: ['page', 'pages'] }, requirementId: 'REQ-004' },
  statements: [],
}

function item(actions: ListItem['actions'], looks: ListItem['looks']): ListItem {
  return {
    kind: 'list',
    id: 'x',
    technique: 'Equivalence Partitioning',
    requirementId: 'REQ-001',
    description: '',
    priority: 'medium',
    valid: true,
    viewId: 'L1',
    actions,
    looks,
    alsoTests: [],
  }
}

function testCase(actions: string[], expectedResult: string): TestCase {
  const steps = ['Open the page', ...actions].map((action, index) => ({
    stepNumber: index + 1,
    action,
    expectedResult: '',
  }))
  return { id: 'TC-001', title: 'x', steps, expectedResult } as TestCase
}

const cats = item([{ do: 'filter', name: 'Kind', value: 'Cat' }], ['rows', 'count'])
const choose = ['Select "Cat" from "Kind"']
const right =
  'The first row shows "Mia" and the last row shows "Tom" and the table has 2 rows and "2 pets" is visible'

describe('a case about a list', () => {
  test('counts where its steps lead to what it expects', () => {
    expect(listShown(testCase(choose, right), cats, view)).toBe(true)
  })
  test.each([
    ['another first row', right.replace('"Mia"', '"Rex"')],
    ['another number of rows', right.replace('2 rows', '3 rows')],
    ['another number of hits', right.replace('2 pets', '3 pets')],
    ['nothing of the hits', right.replace(' and "2 pets" is visible', '')],
    ['something that is no part of the list', `${right} and "Saved" is visible`],
    ['nothing', ''],
  ])('does not count where it expects %s', (_what, expected) => {
    expect(listShown(testCase(choose, expected), cats, view)).toBe(false)
  })
  test.each([
    ['chooses something else', ['Select "Dog" from "Kind"']],
    ['does one thing more', [...choose, 'Click the "Name" button']],
    ['does nothing', []],
    ['clicks a button that the list does not have', ['Click the "Save" button']],
  ])('does not count where it %s', (_what, actions) => {
    expect(listShown(testCase(actions, right), cats, view)).toBe(false)
  })
  test('turns pages, and knows the ends', () => {
    const second = item([{ do: 'next' }], ['rows', 'page', 'ends'])
    const told = (next: string) =>
      `The first row shows "Tom" and the table has 1 row and "Page 2 of 2" is visible and the "Previous" button is enabled and the "Next" button is ${next}`
    expect(listShown(testCase(['Click the "Next" button'], told('disabled')), second, view)).toBe(true)
    expect(listShown(testCase(['Click the "Next" button'], told('enabled')), second, view)).toBe(false)
  })
  test('turns the order round with each click', () => {
    const twice = item(
      [
        { do: 'sort', column: 'Name' },
        { do: 'sort', column: 'Name' },
      ],
      ['rows'],
    )
    const clicks = ['Click the "Name" button', 'Click the "Name" button']
    expect(listShown(testCase(clicks, 'The first row shows "Mia"'), twice, view)).toBe(true)
    expect(listShown(testCase(clicks, 'The first row shows "Tom"'), twice, view)).toBe(false)
  })
  test('does not know the page after a change that the text does not follow', () => {
    const changed = item([{ do: 'next' }, { do: 'search', text: 'm' }], ['page'])
    const actions = ['Click the "Next" button', 'Enter "m" in the "Search" field']
    expect(listShown(testCase(actions, '"Page 1 of 1" is visible'), changed, view)).toBe(false)
  })
  test('does not know how the count of nothing reads', () => {
    const none = item([{ do: 'search', text: 'zz' }], ['count'])
    expect(listShown(testCase(['Enter "zz" in the "Search" field'], '"0 pets" is visible'), none, view)).toBe(
      false,
    )
  })
})

describe('a case about the opened page', () => {
  const part = (is: OpenedPart['is']): OpenedPart => ({ id: 'O1', requirementId: 'REQ-001', is })
  const button = part({ kind: 'control', control: 'button', name: 'Add' })
  const empty = part({ kind: 'state', state: { what: 'empty', name: 'Search' } })
  const off = part({
    kind: 'state',
    state: { what: 'checked', name: 'News', on: false, control: 'checkbox' },
  })

  test('counts where it expects the part and does nothing', () => {
    const expected =
      'The "Add" button is shown and the "Search" field is empty and the "News" checkbox is not checked'
    for (const one of [button, empty, off]) expect(openedShown(testCase([], expected), one)).toBe(true)
  })
  test.each([
    ['another kind', 'The "Add" field is shown', button],
    ['its absence', 'The "Add" button is not shown', button],
    ['the opposite', 'The "News" checkbox is checked', off],
    ['another input', 'The "Name" field is empty', empty],
  ])('does not count where it expects %s', (_what, expected, one) => {
    expect(openedShown(testCase([], expected), one)).toBe(false)
  })
  test('does not count where something was done before', () => {
    expect(openedShown(testCase(['Clear the "Search" field'], 'The "Search" field is empty'), empty)).toBe(
      false,
    )
  })
})
