import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { splitForPerson } from '../../../../shared/domain/prose-steps/for-person.ts'
import { automationOf } from '../../../../shared/domain/step-readings/automation.ts'

const look = 'A person checks that the picture is sharp'

describe('what an expected result leaves to a person', () => {
  test.each([
    [look, '', [look]],
    [`"Saved" is visible. ${look}.`, '"Saved" is visible.', [`${look}.`]],
    [`"Saved" is visible\n${look}\n"Done" is visible`, '"Saved" is visible\n\n"Done" is visible', [look]],
    [`"Saved." ${look}, and so on; 3 of 3.`, '"Saved."', [`${look}, and so on; 3 of 3.`]],
  ])('is the line that says so: %s', (expected, checked, unchecked) => {
    expect(splitForPerson(expected)).toEqual({ checked, unchecked })
  })
  test.each(['"A person checks the list" is visible', 'The text "Now a person checks that" is shown', ''])(
    'is nothing where the words are part of something else: %s',
    (expected) => {
      expect(splitForPerson(expected)).toEqual({ checked: expected, unchecked: [] })
    },
  )
})

describe('a step', () => {
  test('checks the rest, and names what it leaves', () => {
    const step = { action: 'Click "Save"', expectedResult: `"Saved" is visible. ${look}` }
    const { checks, problems, unchecked } = compileStep(step)
    expect(checks).toEqual(compileStep({ ...step, expectedResult: '"Saved" is visible' }).checks)
    expect([problems, unchecked]).toEqual([[], [look]])
  })
  test('may be for a person alone', () => {
    expect(compileStep({ action: '', expectedResult: look })).toEqual({
      actions: [],
      checks: [],
      problems: [],
      unchecked: [look],
    })
  })
  test('is not read where the rest is not', () => {
    expect(compileStep({ action: '', expectedResult: `The moon hums. ${look}` }).problems).toHaveLength(1)
  })
})

describe('a case', () => {
  const stepsOf = (expectedResult: string) => [{ stepNumber: 1, action: 'Click "Save"', expectedResult }]
  test('is ready with what a person checks besides, which every run names', () => {
    const steps = stepsOf(`"Saved" is visible\n${look}`)
    const automation = automationOf({ steps, expectedResult: look })
    expect(automation).toEqual({ ready: true, reasons: [], unchecked: [look] })
    const compiled = compileCase({ steps, automation, expectedResult: look }, 'https://shop.example/')
    expect(compiled.steps[0]?.compiled.unchecked).toEqual([look])
    expect(compiled.outcome?.unchecked).toEqual([look])
  })
  test('is not ready where only a person checks anything', () => {
    expect(automationOf({ steps: stepsOf(look) })).toMatchObject({
      ready: false,
      reasons: ['nothing in the case is checked'],
      unchecked: [look],
    })
  })
})
