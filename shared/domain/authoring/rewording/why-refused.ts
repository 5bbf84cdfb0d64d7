import { figuresIn, valuesIn } from '../../judging/ground/figures.ts'
import { normal, standsIn } from '../../judging/ground/normal.ts'
import { entryOf, isTick } from '../../judging/entries.ts'
import { expectedTexts } from '../../judging/blind-choice/facts.ts'
import { compileStep } from '../../prose-steps/compile-step.ts'
import type { CompiledStep, StepProse } from '../../prose-steps/types.ts'
import { quoted } from '../../quoted.ts'
import { isMeant, proseText, type PageWords, type Words } from './step-words.ts'

interface Ground {
  /** What its author wrote of the whole case. */
  own: Words
  page: PageWords
}

/**
 * Why a step in other words is not the same step, in one sentence; undefined where nothing shows that. Decided by what is certain: quoted texts, numbers,
 * entries, and whether something is done or expected at all. What a sentence means is for a second reader.
 */
export function whyRefused(before: StepProse, after: StepProse, ground: Ground): string | undefined {
  const was = compileStep(before, { earlier: [] })
  const is = compileStep(after, { earlier: [] })
  return whyDropped(before, after) ?? whyOther(before, after, { was, is }) ?? whyAdded(after, is, ground)
}

const isBlank = (text: string): boolean => text.trim() === ''

function whyDropped(before: StepProse, after: StepProse): string | undefined {
  const whole = proseText(after)
  const [text, values] = [normal(whole), new Set(valuesIn(whole))]
  if (!isBlank(before.expectedResult) && isBlank(after.expectedResult)) return 'What it expects is left out.'
  for (const [literal] of proseText(before).matchAll(quoted)) {
    const inner = literal.slice(1, -1)
    if (!standsIn(normal(inner), text)) return `“${inner.slice(0, 100)}” of the step is left out.`
  }
  const figure = figuresIn(proseText(before)).find(
    ({ written, values: own }) => !own.some((value) => values.has(value)) && !standsIn(normal(written), text),
  )
  return figure && `The “${figure.written}” of the step is left out.`
}

interface Compiled {
  was: CompiledStep
  is: CompiledStep
}

/** Of a step that was read to its last word, what it does and checks is known. */
function whyOther(before: StepProse, after: StepProse, { was, is }: Compiled): string | undefined {
  const isWhole = was.problems.length === 0
  if (isWhole && was.actions.length > 0 && is.actions.length === 0 && isBlank(after.action))
    return 'What it does is left out.'
  const wasPlain = isWhole && was.checks.length === 0
  if (wasPlain && isBlank(before.expectedResult) && !isBlank(after.expectedResult))
    return 'The step expects nothing, and its rewording does.'
  const denials = ({ checks }: CompiledStep) => checks.filter(({ negated }) => negated === true).length
  if (isWhole && is.problems.length === 0 && was.checks.length > 0 && denials(was) !== denials(is))
    return 'What it says is there, and what it says is not, is another.'
  return undefined
}

/** Values and texts that its author never wrote were decided by somebody else. */
function whyAdded(
  after: StepProse,
  { actions, checks }: CompiledStep,
  { own, page }: Ground,
): string | undefined {
  const entered = actions.flatMap((action) => {
    const entry = entryOf(action)
    return entry && !isTick(entry) ? [entry.value] : []
  })
  const expected = checks.flatMap(expectedTexts)
  const invented = [...entered, ...expected].find((literal) => !isMeant(literal, own, page))
  if (invented !== undefined) return `“${invented.slice(0, 100)}” is not what the step says.`
  // Names of the page may hold numbers that nobody wrote.
  const bare = proseText(after).replaceAll(quoted, (literal) =>
    page.names.has(normal(literal.slice(1, -1))) ? ' ' : literal,
  )
  const figure = figuresIn(bare).find(({ values }) => !values.some((value) => own.values.has(value)))
  return figure && `The “${figure.written}” is not in the step.`
}
