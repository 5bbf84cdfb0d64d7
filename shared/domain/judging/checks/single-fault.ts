import type { PageControl } from '../../page-inventory/schema.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { CompiledCase } from '../compiled.ts'
import { type Entry, entryWords, isTick } from '../entries.ts'
import { type Finding, finding } from '../finding.ts'
import { normal } from '../ground/normal.ts'
import { brokenLimit } from '../page/limits.ts'
import type { PageControls } from '../page/page-controls.ts'
import { type Phase, textsOf } from '../phases.ts'

/** A case with its moments, as the limits of the others are learned from it. */
export interface PhasedCase {
  compiled: CompiledCase
  phases: readonly Phase[]
}

/** Limits that cases of one answer show: an entry that is refused, by the message and the case that shows it. */
export interface LearnedLimits {
  refused: ReadonlyMap<string, readonly { message: string; id: string }[]>
  messages: ReadonlySet<string>
  /** Texts that are shown where nothing is refused. */
  usual: ReadonlySet<string>
}

interface Fault {
  words: string
  why: string
}

/** Whether its author says that a refusal is expected. */
const isNegative = ({ testType, coverageItems = [] }: TestCase): boolean =>
  testType === 'negative' || coverageItems.some(({ valid }) => valid === false)

const keyOf = ({ field, value }: Entry): string => `${field}\u0000${value}`

/**
 * Learns from cases that expect a refusal: an entry that stands in no other case, alone among those that do, is what its message refuses. A text that is
 * expected elsewhere as well is no refusal.
 */
export function learnedLimits(cases: readonly PhasedCase[], page: PageControls | undefined): LearnedLimits {
  const plain = cases.filter(({ compiled }) => !isNegative(compiled.testCase))
  const fine = plain.flatMap(({ phases }) => phases).filter((phase) => !breaksLimit(phase, page))
  const usual = new Set(plain.flatMap(({ phases }) => phases.flatMap(entriesOf).map(keyOf)))
  const elsewhere = new Set(fine.flatMap(shown))
  const refused = new Map<string, { message: string; id: string }[]>()
  const messages = new Set<string>()
  for (const { compiled, phases } of cases.filter((each) => isNegative(each.compiled.testCase)))
    for (const phase of phases.filter(({ isActed }) => isActed)) {
      const own = shown(phase).filter((text) => !elsewhere.has(text))
      for (const text of own) messages.add(text)
      const suspects = entriesOf(phase).filter((entry) => !usual.has(keyOf(entry)))
      const [suspect, ...more] = suspects
      const [message, ...others] = own
      if (!suspect || more.length > 0 || message === undefined || others.length > 0 || usual.size === 0)
        continue
      const key = keyOf(suspect)
      refused.set(key, [...(refused.get(key) ?? []), { message, id: compiled.testCase.id }])
    }
  return { refused, messages, usual: elsewhere }
}

/** Whether, where a refusal is expected, no second entry breaks a limit that is known: it would hide which of them is refused. */
export function singleFault(
  { compiled, phases }: PhasedCase,
  { page, learned }: { page: PageControls | undefined; learned: LearnedLimits },
): Finding {
  const { testCase } = compiled
  let isRefusal = false
  for (const phase of phases) {
    if (!phase.isActed) continue
    const faults = entriesOf(phase).flatMap(
      (entry) => faultOf(entry, { id: testCase.id, page, learned }) ?? [],
    )
    const texts = shown(phase)
    const isExpected =
      faults.length > 0 || isNegative(testCase) || texts.some((text) => learned.messages.has(text))
    if (!isExpected) continue
    isRefusal = true
    const all = [...faults, ...leftEmpty(phase, page)]
    const [first, second] = all
    // Where each fault has its message, both are expected to be told.
    const told = texts.filter((text) => !learned.usual.has(text))
    if (!first || !second || told.length >= all.length) continue
    return finding(
      'single_fault',
      'fails',
      `${first.words} breaks a limit (${first.why}), and so does ${second.words} (${second.why}): one hides the other.`,
      { hint: `Keep one of the two: give the other field a value that is accepted.` },
    )
  }
  return isRefusal
    ? finding('single_fault', 'holds', 'No second entry breaks a limit that is known.')
    : finding('single_fault', 'holds', 'It expects no refusal that a second entry could hide.')
}

const breaksLimit = (phase: Phase, page: PageControls | undefined): boolean =>
  phase.isActed &&
  (leftEmpty(phase, page).length > 0 ||
    entriesOf(phase).some((entry) => pageLimit(entry, page) !== undefined))

function pageLimit(entry: Entry, page: PageControls | undefined): string | undefined {
  const control = isTick(entry) ? undefined : controlOf(entry.name, page)
  return control && brokenLimit(control, entry.value)
}

const entriesOf = ({ entries }: Phase): Entry[] => [...entries.values()]
const shown = ({ checks }: Phase): string[] => [...new Set(textsOf(checks, false).map(normal))]

function faultOf(
  entry: Entry,
  { id, page, learned }: { id: string; page: PageControls | undefined; learned: LearnedLimits },
): Fault | undefined {
  const words = entryWords(entry)
  const broken = pageLimit(entry, page)
  if (broken !== undefined) return { words, why: broken }
  const shownBy = learned.refused.get(keyOf(entry))?.find((other) => other.id !== id)
  return shownBy && { words, why: `refused in ${shownBy.id}` }
}

/** Required fields that are shown from the start, hold nothing and were not filled. */
function leftEmpty({ entries }: Phase, page: PageControls | undefined): Fault[] {
  const filled = new Set([...entries.values()].map(({ name }) => controlOf(name, page)))
  return (page?.all ?? []).flatMap((control) => {
    const isEmpty = (control.value ?? '') === '' && control.checked !== true
    const isAsked = control.limits?.required && !control.hidden && !control.disabled && !control.revealedBy
    if (!isAsked || !isEmpty || filled.has(control) || control.role === 'radio') return []
    return [{ words: `“${control.name}” left empty`, why: 'it is required' }]
  })
}

const controlOf = (name: string, page: PageControls | undefined): PageControl | undefined => {
  const named = page?.named({ name }) ?? []
  return named.length === 1 ? named[0] : undefined
}
