import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { suggest } from '../../../../shared/domain/step-readings/suggest.ts'

test.each([
  ['je suis sur la page', 'French'],
  ['je saisis "20" dans le champ "Montant"', 'French'],
  ['je clique sur "Calculer"', 'French'],
  ['ich öffne die Seite', 'German'],
  ['ich klicke auf „Speichern“', 'German'],
  ['sie gibt "5" in das Feld "Alter" ein', 'German'],
  ['introduzco "5" en el campo "Edad"', 'Spanish'],
  ['я нажимаю "Сохранить"', 'Russian or another language in Cyrillic script'],
  ['「保存」をクリックする', 'Japanese'],
  ['abro la página', 'another language'],
])('%s is said to be in %s', (action, language) => {
  const [problem] = compileStep({ action, expectedResult: '' }).problems
  expect(problem?.message).toContain(`The step is in ${language}; steps are read in English only.`)
  expect(suggest(problem!, 'actions')).toEqual([])
})

test.each([
  ['le message "Port : 6 €" est affiché', 'French'],
  ['die Meldung "Gespeichert" wird angezeigt', 'German'],
  ['se muestra el mensaje "Guardado"', 'Spanish'],
])('%s is said to be in %s, as a result', (expectedResult, language) => {
  const { checks, problems } = compileStep({ action: 'Click "x"', expectedResult })
  expect(checks).toEqual([])
  expect(problems[0]?.message).toContain(`The expected result is in ${language}; `)
  expect(suggest(problems[0]!, 'checks')).toEqual([])
})

test.each([
  'Ponder the "Milk"',
  'Press plus',
  'do something with "La page est en français"',
  'Admire the café',
])('%s is English that is not understood', (action) => {
  const told = compileStep({ action, expectedResult: '' }).problems.map(({ message }) => message)
  expect(told.join(' ')).not.toContain('English only')
})
