import { toCheck } from '../../cases/check-prose.ts'
import type { Scenario } from '../../model.ts'
import type { Branch, Told } from './use-cases.ts'

const counts: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const number = `(\\d{1,2})(?:nd|rd|th)?|${Object.keys(counts).join('|')}`
const again = new RegExp(
  `^\\W*(?:if|when|whenever|once|after|on|at)\\s+([^,"]{0,120}?\\b(?:the |for the |a )?(?:${number}) (?:time|times|attempt|attempts|try|tries|failure|failures)\\b[^,"]{0,40}?),\\s+(.{5,300})$`,
  'is',
)

/** What a branch says of the n-th time: "When the card is declined for the third time, the system shows …". */
export interface Repeat {
  told: Told
  /** How often it has happened then. */
  times: number
  /** When, in the words of the text. */
  when: string
  outcome: string
}

/** A branch without what it says of the n-th time, and that by itself. Only sentences behind its first one can say so. */
export function withoutRepeat(branch: Branch): { branch: Branch; repeat?: Repeat } {
  const at = branch.told.findIndex(({ text }, index) => index > 0 && again.test(text))
  const told = branch.told[at]
  const found = told && again.exec(told.text)
  if (!told || !found?.[1] || !found[3]) return { branch }
  const times = found[2] === undefined ? (counts[countIn(found[1])] ?? 0) : Number(found[2])
  if (times < 2 || times > 10) return { branch }
  const rest = branch.told.filter((one) => one !== told)
  return { branch: { ...branch, told: rest }, repeat: { told, times, when: found[1], outcome: found[3] } }
}

function countIn(words: string): string {
  return new RegExp(`\\b(?:${Object.keys(counts).join('|')})\\b`, 'i').exec(words)?.[0].toLowerCase() ?? ''
}

const end =
  /,?\s+and\s+(?:the )?(?:use case|flow|scenario|process|application) (?:ends|stops|is (?:over|aborted|cancelled))\W*$/i

/** The branch taken as often as the text says: its last step again and again, with another answer in the end. */
export function repeated(once: Scenario, { told, times, when, outcome }: Repeat): Scenario {
  const last = once.steps.at(-1)
  const expected = toCheck(outcome.replace(/[.\s]+$/, '').replace(end, ''))
  const shown = (last?.expected ?? '').replace(/ and [^"]*\bgoes back to step \d+$/i, '')
  const steps = [
    ...once.steps.slice(0, -1),
    ...Array.from({ length: times }, (_, index) => ({
      action: last?.action ?? '',
      expected: index === times - 1 ? expected : shown,
    })),
  ]
  const id = told.sentence.requirementId
  return {
    ...once,
    id: `${once.id}.${times}`,
    title: `${once.title}, ${when.replace(/^.*\b(?=(?:for )?the )/i, '')}`,
    preconditions: [...once.preconditions, `It happens ${times} times in a row`],
    steps,
    origins: [...(id === undefined ? [] : [id]), ...once.origins],
    exception: true,
  }
}
