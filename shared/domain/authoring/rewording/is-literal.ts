import { normal } from '../../judging/ground/normal.ts'
import { enteredTexts } from '../../judging/entries.ts'
import { expectedTexts } from '../../judging/blind-choice/facts.ts'
import type { CompiledStep, StepProse } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import { proseText } from './step-words.ts'

/**
 * Whether a step is written in the step language letter by letter: it is read to its last word, and every name and value in it is quoted. A looser step leaves its
 * words to the page, where they may mean something else.
 */
export function isLiteral(step: StepProse, compiled: CompiledStep): boolean {
  if (compiled.problems.length > 0) return false
  const literals = new Set([...proseText(step).matchAll(quoted)].map(([text]) => normal(text.slice(1, -1))))
  return textsOf(compiled).every((text) => literals.has(normal(text)))
}

function textsOf({ actions, checks }: CompiledStep): string[] {
  const targets = [...actions, ...checks].flatMap((part) => ('target' in part ? (part.target ?? []) : []))
  const names = targets.flatMap(({ name }) => name ?? [])
  return [...names, ...enteredTexts(actions), ...checks.flatMap(expectedTexts)].filter((text) => text !== '')
}
