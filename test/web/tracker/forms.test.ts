import { expect, test } from 'vitest'
import { takeForm, touchedForms, visit } from '../../../web/tracker/forms.ts'

const address = 'https://example.com/sign-up?secret=1'

function newForm(attributes: Record<string, string> = { id: 'signup' }) {
  const form = { getAttribute: (name: string) => attributes[name] ?? null } as HTMLFormElement
  const field = (name: string, type = 'text', id = '') => ({ form, name, id, type, value: 'secret' })
  return { form, field }
}

test('a field has the time of its focus, and an edit for each visit in which it was changed', () => {
  const { form, field } = newForm()
  const [email, plan] = [field('email'), field('', 'select-one', 'plan')]
  visit('focusin', email, 1000)
  for (const at of [1100, 1200, 1300]) visit('input', email, at)
  visit('focusout', email, 2000)
  visit('focusin', plan, 2000)
  visit('focusout', plan, 2500)
  visit('focusin', email, 3000)
  visit('input', email, 3100)
  expect(takeForm(form, 3500, address)).toEqual({
    form: 'signup',
    fields: [
      { name: 'email', type: 'text', ms: 1500, changes: 2 },
      { name: 'plan', type: 'select-one', ms: 500, changes: 0 },
    ],
  })
  expect(takeForm(form, 4000, address).fields).toEqual([])
})

test('what is filled in at once counts for each field, and takes no time', () => {
  const { form, field } = newForm()
  for (const name of ['a', 'b']) visit('input', field(name), 100)
  expect(takeForm(form, 900, address).fields).toMatchObject([
    { name: 'a', ms: 0, changes: 1 },
    { name: 'b', ms: 0, changes: 1 },
  ])
})

test('passwords, hidden fields and buttons are not told of, nor fields without a form', () => {
  const { form, field } = newForm()
  for (const type of ['password', 'hidden', 'submit', 'button', 'image', 'reset'])
    visit('input', field('x', type), 1)
  visit('input', { ...field('x'), form: null }, 1)
  expect(takeForm(form, 1, address).fields).toEqual([])
})

test('a form is touched where something was changed, until it is taken', () => {
  const { form, field } = newForm()
  visit('focusin', field('a'), 1)
  expect([...touchedForms()]).toEqual([])
  visit('input', field('a'), 1)
  expect([...touchedForms()]).toEqual([form])
  takeForm(form, 1, address)
  expect([...touchedForms()]).toEqual([])
})

test.each<[attributes: Record<string, string>, name: string]>([
  [{ id: 'a', name: 'b', action: '/c' }, 'a'],
  [{ name: 'b', action: '/c' }, 'b'],
  [{ action: '/c?token=1' }, '/c'],
  [{}, '/sign-up'],
])('a form with %j is called %s', (attributes, name) => {
  expect(takeForm(newForm(attributes).form, 1, address).form).toBe(name)
})
