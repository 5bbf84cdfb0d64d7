import { expect, test } from 'vitest'
import { compactGuide } from '../../../../../shared/domain/authoring/step-guide/compact-guide.ts'
import { compactSelection } from '../../../../../shared/domain/authoring/step-guide/selection.ts'
import { stepGuide } from '../../../../../shared/domain/prose-steps/guide/guide.ts'

const sectionOf = (id: string) => stepGuide.sections.find((section) => section.id === id)

test('each form of the compact guide stands in the guide, letter by letter', () => {
  for (const { id, forms = {}, noted = [] } of compactSelection) {
    const own = new Map(sectionOf(id)?.forms.map((form) => [form.goal, form]))
    for (const [goal, examples] of Object.entries(forms))
      expect(own.get(goal)?.examples).toEqual(expect.arrayContaining([...examples]))
    for (const goal of noted) {
      expect(own.get(goal)?.note).toBeDefined()
      expect(Object.keys(forms)).toContain(goal)
    }
  }
})

test('each note of the compact guide is one note of the guide', () => {
  for (const { id, notes = [] } of compactSelection)
    for (const beginning of notes)
      expect([beginning, sectionOf(id)?.notes.filter((note) => note.startsWith(beginning)).length]).toEqual([
        beginning,
        1,
      ])
})

test('the compact guide is at most 12,000 characters, has no links and each chosen example', () => {
  const text = compactGuide()
  expect(text.length).toBeLessThanOrEqual(12_000)
  expect(text).not.toContain('](#')
  for (const { forms = {} } of compactSelection)
    for (const example of Object.values(forms).flat()) expect(text).toContain(example)
})
