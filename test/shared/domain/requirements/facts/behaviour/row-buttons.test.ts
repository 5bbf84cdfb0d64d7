import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../../../shared/domain/test-design/index.ts'

function clicksIn(requirements: string): string[] {
  return designTests({ mode: 'agentic', requirements, maxTestCases: 50 }).testCases.flatMap(
    ({ steps = [], automation }) =>
      automation?.ready ? steps.map(({ action }) => action).filter((one) => /^click/i.test(one)) : [],
  )
}

const removing = '"Discard" takes the parcel off at once; "Parcel 7 was discarded."'

describe('a button that every row has', () => {
  test('is clicked in no case that does not say in which row', () => {
    expect(clicksIn(`# Parcels\n\n- Each row has "Hand over" and "Discard".\n- ${removing}`)).toEqual([])
    expect(
      clicksIn(`# Parcels\n\n- Beside every parcel in the list stands "Discard".\n- ${removing}`),
    ).toEqual([])
  })

  test('is told from a button that the page has once', () => {
    expect(
      clicksIn(`# Parcels\n\n- Each row has "Hand over".\n- Every page has "Discard" below.\n- ${removing}`),
    ).toEqual(['Click "Discard"'])
  })
})
