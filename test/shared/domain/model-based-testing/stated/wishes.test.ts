import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'

const titles = (text: string): string[] => {
  const { model, sentences } = readRequirements(text)
  return designCases(model, sentences).cases.map(({ title, tags = [] }) => `${title} [${tags.join(', ')}]`)
}

test('items are read with what leads them in', () => {
  expect(titles('Users shall be able to:\n- add campers\n- delete a group')).toEqual([
    'Add a camper [REQ-002, REQ-001]',
    'Delete a group [REQ-003, REQ-001]',
  ])
})

test('items are read with a story that heads them', () => {
  expect(
    titles('### As a student, I want to be able to...\n\n- View my grades\n- Update my profile'),
  ).toEqual(['View your grades [REQ-002, REQ-001]', 'Update your profile [REQ-003, REQ-001]'])
})

test('the columns of a table of stories are one story', () => {
  const table =
    '| As a … | I want to … | So that … |\n|---|---|---|\n| user | add a new person | I know them |'
  expect(titles(table)).toEqual(['Add a new person [REQ-002]'])
})

test('criteria of which there are cases come instead of their story', () => {
  const story = 'As a captain, I want to book a room.'
  const criterion = 'If the room is taken, the page shows "Taken".'
  expect(titles(story)).toEqual(['Book a room [REQ-001]'])
  expect(titles(`${story}\n\n- ${criterion}`).join()).not.toContain('Book a room')
})
