import { capital } from '../../english/capital.ts'
import { readProse, restore } from '../../prose-steps/prose.ts'
import type { Check } from '../../prose-steps/types.ts'
import type { Readings } from '../../step-readings/automation.ts'
import type { CompiledPart } from '../compiled.ts'
import type { Bench } from '../judged.ts'

/** A part of an expected result that can stand alone, with its checks and what joins it to the one before. */
export interface Clause {
  text: string
  joint: string
  checks: readonly Check[]
}

const joints = ['. ', '; ', ', and ', ' and ', ', but ', ' but ', '\n', ', ']
const mostClauses = 60

/** The clauses of an expected result whose checks are, one after another, those of the whole; the whole where it cannot be parted so. */
export function splitExpectation(
  part: CompiledPart,
  { readings, splits }: Pick<Bench, 'readings' | 'splits'>,
): Clause[] {
  const { expectedResult, checks } = part
  const whole: Clause[] = [{ text: expectedResult, joint: '', checks }]
  const pieces = piecesOf(expectedResult)
  const isOne = pieces.length < 2 || pieces.length > mostClauses || part.problems.length > 0
  if (isOne || splits.left < pieces.length) return whole
  splits.left -= pieces.length
  const clauses: Clause[] = []
  let waiting: { text: string; joint: string } | undefined
  for (const piece of pieces) {
    waiting = waiting ? { ...waiting, text: `${waiting.text}${piece.joint}${piece.text}` } : piece
    const read = checksOfText(waiting.text, part, readings)
    if (!read) continue
    clauses.push({ ...waiting, checks: read })
    waiting = undefined
  }
  const isSame = JSON.stringify(clauses.flatMap((clause) => clause.checks)) === JSON.stringify(checks)
  return waiting || !isSame ? whole : clauses
}

/** The expected result without the clauses that do not stay; '' where none does. */
export function joined(clauses: readonly Clause[]): string {
  return clauses.reduce(
    (text, clause) => (text === '' ? capital(clause.text) : `${text}${clause.joint}${clause.text}`),
    '',
  )
}

export function checksOfText(
  text: string,
  { step, action, earlier }: Pick<CompiledPart, 'step' | 'action' | 'earlier'>,
  readings: Readings,
): readonly Check[] | undefined {
  const prose = { action, expectedResult: text, ...(step?.testData === undefined ? {} : step) }
  const { checks, problems } = readings.compiled({ ...prose, expectedResult: text }, earlier)
  return problems.length === 0 && checks.length > 0 ? checks : undefined
}

function piecesOf(expected: string): { text: string; joint: string }[] {
  const { text, literals } = readProse(expected, [], (whole) => whole.trim())
  const pieces: { text: string; joint: string }[] = []
  let [start, joint] = [0, '']
  for (let at = 0; at < text.length; at++) {
    const next = joints.find((words) => text.startsWith(words, at))
    if (next === undefined || at === start) continue
    pieces.push({ text: restore(text.slice(start, at), literals), joint })
    joint = next
    start = at + next.length
    at = start - 1
  }
  pieces.push({ text: restore(text.slice(start), literals), joint })
  return pieces
}
