import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

function inputsIn(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : [])),
  )
}

describe('a name in quotes is no input', () => {
  test('where the text says that it can be pressed, whatever number the sentence has', () => {
    expect(inputsIn('"Start oven" can be pressed only with at least 2 loaves in the oven.')).toEqual([])
    expect(inputsIn('"Send van" cannot be clicked with more than 8 crates on board.')).toEqual([])
  })

  test('where the list can be limited with it to one of several', () => {
    expect(inputsIn('With "Show" the list can be limited to one room; "All" is the default.')).toEqual([])
  })

  test('but an input keeps its limit', () => {
    expect(inputsIn('"Loaves" must be at least 2.')).toEqual(['Loaves'])
    expect(inputsIn('The text field "Loaves" can be clicked. "Loaves" must be at least 2.')).toContain(
      'Loaves',
    )
  })
})
