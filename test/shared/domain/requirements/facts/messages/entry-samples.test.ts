import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

function successesIn(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'success' ? [fact.check] : [])),
  )
}

const form = 'The form has the text field "Tool" and the button "Lend".\n\n'

describe('the text that an added entry is greeted with', () => {
  test('is expected without the name of the sample', () => {
    expect(successesIn(`${form}When added: "Claw hammer is on the rack."`)).toEqual([
      '"is on the rack." is visible',
    ])
    expect(
      successesIn(`${form}An accepted tool comes last, and the message is "Claw hammer is on the rack."`),
    ).toEqual(['"is on the rack." is visible'])
  })

  test('is expected as it stands where it names nobody', () => {
    expect(
      successesIn(`${form}After a successful lending the page shows "The tool is on the rack."`),
    ).toEqual(['"The tool is on the rack." is visible'])
    expect(
      successesIn(`${form}Tool lists are kept. When saved, the page shows "Tool list is saved."`),
    ).toEqual(['"Tool list is saved." is visible'])
  })

  test('is no outcome of a form where it stands under another condition', () => {
    expect(successesIn(`${form}When removed: "Claw hammer is off the rack."`)).toEqual([])
  })
})
