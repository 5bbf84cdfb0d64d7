import { expect, test } from 'vitest'
import { explain } from '../../../../../workers/features/hosted-runs/steps/explain.ts'

const box = { x: 1, y: 2, width: 3, height: 4 }

test('a name that nothing has comes with at most five that are like it, the likeliest first', () => {
  const candidates = [
    { role: 'link', name: 'Help' },
    ...Array.from({ length: 6 }, (_none, at) => ({ role: 'button', name: `Save draft ${at}` })),
    { role: 'button', name: 'Save', where: { role: 'form', name: 'Profile' } },
  ]
  const [code, message, meant = []] = explain(
    { role: 'button', name: 'Saves' },
    { status: 'missing', candidates },
  )
  expect(code).toBe('steps.not_found')
  expect(message).toContain('There is no button "Saves" on the page. The closest: link "Help"')
  expect(meant).toHaveLength(5)
  expect(meant[0]).toEqual({ say: 'button "Save" in the form "Profile"', role: 'button', name: 'Save' })
  expect(meant.map(({ name }) => name)).not.toContain('Help')
})

test('what several elements fit lists all of them with their places in the picture', () => {
  const candidates = [
    { role: 'button', name: 'Save', nth: 1, box },
    { role: 'button', name: 'Save', nth: 2, box },
  ]
  expect(explain({ name: 'Save' }, { status: 'ambiguous', candidates })[2]).toEqual([
    { say: 'the first button "Save"', box },
    { say: 'the second button "Save"', box },
  ])
})

test('a place that is not there, and a thing behind a dialog, suggest nothing', () => {
  const within = { role: 'dialog', name: 'Address' }
  expect(explain({ name: 'Save', within }, { status: 'no_region', candidates: [] })[2]).toBeUndefined()
  const behind = { what: { role: 'button', name: 'Save' }, layer: { role: 'dialog', name: 'News' } }
  expect(explain({ name: 'Save' }, { status: 'missing', candidates: [], behind })).toEqual([
    'steps.not_actionable',
    expect.stringContaining('the dialog "News" is open over it'),
  ])
})
