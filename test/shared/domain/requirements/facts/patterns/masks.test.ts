import { expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

const sources = (text: string) =>
  readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'field' ? [fact.constraints.pattern?.source] : []))

test.each([
  [
    'Order number must have the format XX-99, where X is a capital letter and 9 is a digit.',
    '^[A-Z]{2}-\\d{2}$',
  ],
  ['Customer code: format LLNN (L = letter, N = digit).', '^[A-Za-z]{2}\\d{2}$'],
  ['Ticket code must be in the format INV-####.', '^INV-\\d{4}$'],
  ['Plate number has the format AA-9999.', '^[A-Z]{2}-\\d{4}$'],
  ['Locker code has the format NNN-NN.', '^\\d{3}-\\d{2}$'],
  ['Badge number must look like AB-1234.', '^[A-Z]{2}\\-\\d{4}$'],
])('what a mask stands for is read as the text or custom says: %s', (text, source) => {
  expect(sources(text)).toEqual([source])
})

test.each(['Start day must have the format DD/MM/YYYY.', 'Ticket code must have the format ##-NNN.'])(
  'a mask that says no single thing gives no pattern: %s',
  (text) => {
    expect(sources(text).filter((source) => source !== undefined)).toEqual([])
  },
)
