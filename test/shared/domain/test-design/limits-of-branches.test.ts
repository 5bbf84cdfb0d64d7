import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const starts = (branches: string) =>
  designTests({
    requirements: `# Use case: Send a parcel

**Main flow**
1. The clerk enters the name of the sender and the name of the receiver.
2. The clerk selects Send.
3. The system displays "Parcel accepted".

**Exception flows**
${branches}`,
    mode: 'generate',
    maxTestCases: 100,
  }).testCases.flatMap(({ preconditions = [], steps = [], expectedResult = '' }) => {
    const start = preconditions.find((one) => /\d/.test(one))
    return start === undefined ? [] : [`${start} => ${steps.at(-1)?.expectedResult ?? expectedResult}`]
  })

describe('a branch whose condition is a limit', () => {
  test('starts next to it, and the main flow also runs with the last value before it', () =>
    expect(starts('2a. The scale shows more than 20 kg: the system displays "Parcel too heavy".')).toEqual([
      'The scale shows 21 kg => "Parcel too heavy" is visible',
      'The scale shows 20 kg => "Parcel accepted" is visible',
    ]))

  test('keeps its words where another branch has a limit too', () =>
    expect(
      starts(`2a. The scale shows more than 20 kg: the system displays "Parcel too heavy".
2b. The scale shows more than 30 kg: the system displays "Call the depot".`),
    ).toEqual([
      'The scale shows more than 20 kg => "Parcel too heavy" is visible',
      'The scale shows more than 30 kg => "Call the depot" is visible',
    ]))
})
