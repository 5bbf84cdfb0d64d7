import { expect, test } from 'vitest'
import { withToldButtons } from '../../../../../shared/domain/requirements/checked-forms/told-buttons.ts'
import { unitsOf } from '../../../../../shared/domain/requirements/checked-forms/units.ts'

const inputs = [{ label: 'Colour', control: 'combobox' as const, options: ['Red', 'Blue'], start: 0 }]
const buttons = (text: string) => withToldButtons({ inputs, buttons: [] }, unitsOf(text)).buttons

test.each([
  ['"Send request" shall check all fields at once.', ['Send request']],
  ['"Start over" empties the form.', ['Start over']],
  ['Messages are renewed with the next press of "Reserve".', ['Reserve']],
  ['When "Reserve" is pressed, everything is checked.', ['Reserve']],
  ['"Colour" takes one value.', []],
  ['"Please choose a colour." is shown.', []],
])('%s names its buttons', (text, expected) => {
  expect(buttons(text)).toEqual(expected)
})
