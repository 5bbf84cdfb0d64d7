import { expect, test } from 'vitest'
import { irregularSingular, plural, singularByEnding } from '../../../shared/domain/plural.ts'

test.each(
  'box boxes,address addresses,match matches,dish dishes,entry entries,key keys,query queries,person people,woman women,child children,lens lenses,row rows,checkbox checkboxes,switch switches,listitem listitems,series series'.split(
    ',',
  ),
)('of %s', (pair) => {
  const [one = '', several = ''] = pair.split(' ')
  expect(plural(one)).toBe(several)
  expect(irregularSingular(several) ?? singularByEnding(several)).toBe(one)
})

test.each(['address', 'analysis', 'sms', 'specimen'])('%s is one already', (word) => {
  expect(irregularSingular(word) ?? singularByEnding(word)).toBe(word)
})
