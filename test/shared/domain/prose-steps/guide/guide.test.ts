import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { stepGuide } from '../../../../../shared/domain/prose-steps/guide/guide.ts'

const { introduction, sections, errors } = stepGuide
const examplesOf = (part: 'action' | 'expectedResult') =>
  sections
    .filter((section) => section.part === part)
    .flatMap(({ forms }) => forms)
    .flatMap(({ examples, testData = '' }) => examples.map((prose) => ({ prose, testData })))

test.each(examplesOf('action'))('the guide does not promise too much: $prose', ({ prose, testData }) => {
  const step = { action: prose, expectedResult: '', testData }
  const { actions, problems } = compileStep(step, { baseUrl: 'http://h.test/' })
  expect(problems).toEqual([])
  expect(actions.length).toBeGreaterThan(0)
})

test.each(examplesOf('expectedResult'))('the guide does not promise too much: $prose', ({ prose }) => {
  const { checks, problems } = compileStep({ action: 'Click "a"', expectedResult: prose })
  expect(problems).toEqual([])
  expect(checks.length).toBeGreaterThan(0)
})

test('a form has examples, and its section says which part of a step they are', () => {
  for (const { part, forms } of sections)
    for (const { examples } of forms) expect([part, examples.length]).not.toEqual([undefined, 0])
})

test('each link of the guide leads to a part of it, and no part has the name of another', () => {
  const names = [...sections.map(({ id }) => id), ...errors.map(({ code }) => code)]
  expect(new Set(names).size).toBe(names.length)
  const texts = [
    ...introduction,
    ...sections.flatMap(({ notes, forms }) => [...notes, ...forms.flatMap(({ note }) => note ?? [])]),
    ...errors.map(({ meaning }) => meaning),
  ]
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name))
  expect(links.length).toBeGreaterThan(0)
  expect(names).toEqual(expect.arrayContaining(links))
})
