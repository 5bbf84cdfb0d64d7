import { describe, expect, test } from 'vitest'
import { labelNamed, labelsOf, showsValue } from '../../../../shared/domain/page-reading/value-labels.ts'
import type { Rule } from '../../../../shared/domain/requirement-model/index.ts'
import { inventory } from './reading.ts'

const values = [
  { name: 'Total', value: '£0.00' },
  { name: 'Applicant', value: '' },
  { name: 'Fee', value: '–' },
  { name: 'Fee', value: '', hidden: true as const },
]
const labels = labelsOf([inventory([], { values })])
const shows = (text: string): Rule => ({
  id: 'r1',
  kind: 'constraint',
  scope: '',
  from: [],
  then: [{ kind: 'refused' }, { kind: 'shows', text: [text], as: 'message' }],
})

describe('the labels of what a page shows', () => {
  test('are one for each name, of what is shown at first before what is hidden', () => {
    expect(labels.map(({ name, value }) => [name, value])).toEqual([
      ['Total', '£0.00'],
      ['Applicant', ''],
      ['Fee', '–'],
    ])
  })
  test('are none where a name stands more than once', () => {
    const rows = [
      { name: 'Price', value: '1' },
      { name: 'Price', value: '2' },
    ]
    expect(labelsOf([inventory([], { values: rows })])).toEqual([])
  })
  test.each([
    ['fee', 'Fee'],
    ['total price', 'Total'],
    ['Fee: … of 5', 'Fee'],
    ['application number', undefined],
    ['total weight', undefined],
  ])('are meant by "%s"', (name, label) => {
    expect(labelNamed(name, labels)?.name).toBe(label)
  })
  test('make no message of what stands beside one all the time', () => {
    expect(showsValue(shows('Fee: –'), labels)).toBe(true)
    expect(showsValue(shows('Fees are due.'), labels)).toBe(false)
  })
})
