import { test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'
import { expectLinear } from '../../../support/costs.ts'

test('a long text costs no more than its length', () => {
  expectLinear(400, (sentences) =>
    readRequirements('The rows may be from 5 to 40, if "Save" is pressed or not. '.repeat(sentences)),
  )
})

test.each([
  [
    'described fields',
    (at: number) => `Field${at}: 1 to ${at + 2} kg, whole numbers; otherwise "Message ${at}".`,
  ],
  [
    'rows of a field table',
    (at: number) =>
      `${at === 0 ? '| Field | Required | Allowed |\n|---|---|---|\n' : ''}| Name ${at} | yes | 1 to ${at + 3} |`,
  ],
  [
    'branches',
    (at: number) =>
      `${at < 2 ? `${at + 1}. The user presses "A".` : `2a. The code is wrong: the page shows "B${at}".`}`,
  ],
])('many %s cost no more than their length', (_, line) => {
  expectLinear(150, (count) =>
    readRequirements(Array.from({ length: count }, (_own, at) => line(at)).join('\n')),
  )
})

test('many sentences about many names cost no more than their length', () => {
  expectLinear(300, (size) =>
    readRequirements(
      Array.from(
        { length: size },
        (_, at) => `The **Name ${at} of it** somehow goes up to ${at} boats and "it is ${at} now".`,
      ).join('\n\n'),
    ),
  )
})

const life =
  'From now on every boat has one status in the harbour log: Ready, Out, Lost, In repair or Sold. A new boat starts its life as Ready.\n\n'

test('a thousand moves cost no more than their length', () => {
  expectLinear(400, (size) =>
    readRequirements(life + 'When the warden hires out a Ready boat, it becomes Out. '.repeat(size)),
  )
})
