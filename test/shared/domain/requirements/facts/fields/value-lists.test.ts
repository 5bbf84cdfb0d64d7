import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import { readFields } from '../../../../../../shared/domain/requirements/facts/fields/fields.ts'

const read = (text: string) =>
  readFields(maskQuotes(text), []).flatMap(({ label, constraints: { choices } }) =>
    choices ? [[label, ...choices]] : [],
  )

describe('a list of allowed values', () => {
  test.each([
    [
      'The country must be one of: Germany, Austria, Switzerland.',
      ['Country', 'Germany', 'Austria', 'Switzerland'],
    ],
    ['The size is either S, M or L.', ['Size', 'S', 'M', 'L']],
    ['The paper format is A4, A5 or Letter.', ['Paper format', 'A4', 'A5', 'Letter']],
    ['The salutation is "Ms" or "Mr".', ['Salutation', 'Ms', 'Mr']],
    ['Status: (Open | In progress | Closed)', ['Status', 'Open', 'In progress', 'Closed']],
    ['Priority: Low | Medium | High', ['Priority', 'Low', 'Medium', 'High']],
    [
      '"Main course" is Fish, Pasta or Stew and starts at "Please choose".',
      ['Main course', 'Fish', 'Pasta', 'Stew'],
    ],
    ['"Sitting" is Early or Late, none preselected.', ['Sitting', 'Early', 'Late']],
    [
      '"Visit" is Monday to Wednesday and begins with "Select a day".',
      ['Visit', 'Monday', 'Tuesday', 'Wednesday'],
    ],
    ['I pick the seat type from a list: Window or Aisle.', ['Seat type', 'Window', 'Aisle']],
    [
      'The clerk selects a reason from the drop-down list: Damage, Loss or Delay.',
      ['Reason', 'Damage', 'Loss', 'Delay'],
    ],
    ['Allowed values for Level are 1, 2 and 3.', ['Level', '1', '2', '3']],
    ['The field "Unit" takes kg, g or lb.', ['Unit', 'kg', 'g', 'lb']],
    ['The customer chooses between Standard and Express as shipping.', ['Shipping', 'Standard', 'Express']],
    [
      'Class is a dropdown with the values Economy, Business and First.',
      ['Class', 'Economy', 'Business', 'First'],
    ],
    [
      'Category is a selection list with Music, Sports and Theatre.',
      ['Category', 'Music', 'Sports', 'Theatre'],
    ],
    ['Country can be Germany, Austria or Switzerland.', ['Country', 'Germany', 'Austria', 'Switzerland']],
    [
      'Shipping can be either "Standard" or "Express, with insurance".',
      ['Shipping', 'Standard', 'Express, with insurance'],
    ],
  ])('“%s”', (text, expected) => expect(read(text)).toEqual([expected]))

  test.each([
    'The system accepts payments and refunds.',
    'The form accepts at most 5 files.',
    'The thermostat accepts a temperature from 5 to 30 °C.',
    'The user chooses between the two as he likes.',
    'Name | ',
    // What is shown is not chosen.
    '"State" is Open or Closed.',
    'The list of values is maintained by the office.',
  ])('“%s” is none', (text) => expect(read(text)).toEqual([]))

  test('is read in linear time', () => {
    expectLinear(20_000, (count) => read(`Status: ${'Open | '.repeat(count)}Closed`))
    expectLinear(20_000, (count) => read(`The field "Unit" takes ${'kg, '.repeat(count)}g`))
  })
})
