import { forPeople, isForPeople } from '../test-cases/for-people.ts'
import type { Automation, TestCase } from '../test-cases/schema.ts'
import { automationOf, nothingChecked, Readings } from './automation.ts'
import { withPreconditions } from './set-up.ts'
import { charactersIn, mostCharacters } from './prose-size.ts'

const tooMuch = 'there are more steps than are looked at at once; read those of this case by themselves'
// How the messages of steps begin. Such a reason is found again as long as it is one.
const ofReading =
  /(?:^|: )(?:I do not understand “|I cannot check “|A quotation mark is opened|A change is seen|This step does nothing)/

/**
 * Cases with what a hosted run would make of each. Reasons that come with a case stay if reading its steps cannot find them, such as what its
 * designer knew, and preconditions that nobody brings about; all others are found anew. A test idea is for a person until its steps can be run. The work is bounded: what is beyond it is said to be.
 */
export function judgeCases<
  Case extends Pick<TestCase, 'steps' | 'expectedResult' | 'automation' | 'preconditions'> &
    Partial<Pick<TestCase, 'basis'>>,
>(testCases: readonly Case[]): (Case & { automation: Automation })[] {
  const readings = new Readings()
  let characters = 0
  return testCases.map((testCase) => {
    characters += charactersIn(testCase)
    const lasting = (testCase.automation?.reasons ?? []).filter((reason) => !isFoundAgain(reason))
    const reasons = withPreconditions(lasting, testCase.preconditions ?? [])
    if (characters > mostCharacters)
      return { ...testCase, automation: { ready: false, reasons: [...reasons, tooMuch] } }
    const automation = automationOf(testCase, { known: reasons.filter(isOwn), readings })
    return {
      ...testCase,
      automation: isIdea(testCase) && !automation.ready ? forPerson(testCase) : automation,
    }
  })
}

const isIdea = ({ basis }: Partial<Pick<TestCase, 'basis'>>): boolean => isForPeople({ basis })
/** Whether a reason is the designer's own, and not that the case is for a person. */
export const isOwn = (reason: string): boolean => !Object.values(forPeople).includes(reason)
const forPerson = ({ basis }: Partial<Pick<TestCase, 'basis'>>): Automation => ({
  ready: false,
  reasons: [forPeople[basis === 'outline' ? 'outline' : 'designed']],
})

/** Whether reading the steps gives such a reason again, as long as it is one. */
export const isFoundAgain = (reason: string): boolean =>
  reason === nothingChecked || reason === tooMuch || ofReading.test(reason)
