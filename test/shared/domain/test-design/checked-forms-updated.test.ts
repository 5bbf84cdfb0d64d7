import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const form = `# Boat hire

- The page shall carry one form with the buttons "Hire boat" and "Clear form".
- The form shall check all fields when "Hire boat" is pressed, and shall show every message at once, each below its field.
- "Hirer name" shall be required. If it is empty the message shall be "Enter the name of the hirer."
- "Licence" shall be required. If it is empty the message shall be "Enter the licence."
- "Phone (optional)" may be left empty. If filled in, it shall consist of 7 to 12 digits; spaces between the digits are allowed and do not count. Otherwise the message shall be "The phone number must have 7 to 12 digits."
- If all fields are right, a status shall confirm "Boat hired."
`
const updates =
  '- Messages shall be brought up to date at the next press of "Hire boat"; a field that has been corrected shall then no longer show a message.\n'
const titles = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 100 }).testCases.map(({ title }) => title)

test('a corrected input loses its message only where a sentence says so', () => {
  const gone = (title: string) => /^The message of .* is gone when only/.test(title)
  expect(titles(form + updates).some(gone)).toBe(true)
  expect(titles(form).some(gone)).toBe(false)
})

test('a number with spaces is accepted, one with too few or too many digits is refused', () => {
  const all = titles(form).join('\n')
  expect(all).toContain('Phone (optional) "12 34567" is accepted')
  expect(all).toContain('Phone (optional) "123456" is answered with')
  expect(all).toContain('Phone (optional) "1234567890123" is answered with')
})
