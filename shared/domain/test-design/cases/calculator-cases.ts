import { play, type Shown } from '../calculators/play.ts'
import type { Calculator, CalculatorAction, CalculatorItem, Item, TestModel } from '../model.ts'
import { formatTestData } from '../../test-cases/test-data.ts'
import { goneStates, stateChecks } from '../calculators/state-checks.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { joinChecks } from './check-prose.ts'
import { openStep, type StepDraft } from './steps.ts'

/** One case for each item of a page that computes an answer: the steps as they are done, and what the text says that then is there. */
export function designCalculators(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const same = new Map<string, CaseDraft>()
  for (const item of items) {
    const calculator =
      item.kind === 'calculator' ? model.calculators?.find(({ id }) => id === item.calculatorId) : undefined
    if (item.kind !== 'calculator' || !calculator) continue
    const checks = checksOf(calculator, item)
    if (checks.length === 0) {
      undesigned.push({ item, reason: 'the text does not say what is shown then' })
      continue
    }
    const expected = joinChecks(checks)
    const key = JSON.stringify([item.actions, expected])
    const known = same.get(key)
    if (known) {
      known.claims.push(item)
      continue
    }
    const made = caseOf(calculator, item, expected)
    same.set(key, made)
    cases.push(made)
  }
  return { cases, undesigned }
}

function caseOf(calculator: Calculator, item: CalculatorItem, expected: string): CaseDraft {
  const started = middle.has(item.shows) ? item.actions.findIndex(({ do: what }) => what === 'compute') : -1
  const steps: StepDraft[] = [
    openStep(undefined),
    ...item.actions.map((action, at) => ({
      ...stepOf(calculator, action),
      ...(at === started ? { expectedResult: reached(calculator, item.actions.slice(0, at + 1)) } : {}),
    })),
  ]
  const title = item.description.charAt(0).toUpperCase() + item.description.slice(1)
  const { requirementId } = item
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps: steps.map((step, at) => (at === steps.length - 1 ? { ...step, expectedResult: expected } : step)),
    claims: [item],
    outcome: {
      expected,
      oracle: 'stated',
      checkable: true,
      requirementId,
      alsoTests: alsoTested(calculator, item),
    },
    preconditions: [],
    manual: [],
    types: item.valid
      ? item.technique === 'Boundary Value Analysis'
        ? ['boundary', 'functional', 'regression']
        : ['functional', 'regression']
      : ['negative', 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'calculator'],
    testCondition: item.description,
  }
}

/** What vanishes or stays has to be there first. */
const middle = new Set<CalculatorItem['shows']>(['answer gone', 'message gone', 'message stays', 'form'])

function reached(calculator: Calculator, actions: CalculatorAction[]): string {
  const now = play(calculator, actions)
  const { answer = [], messages = [] } = now
  const texts = [...answer, ...messages.map(({ text }) => text)].map((text) => `"${text}" is visible`)
  return joinChecks([...texts, ...stateChecks(now)])
}

/** Sentences that every case of its kind shows as well: the form of the answer, where messages stand. */
function alsoTested(
  { lines, says, compute, rounding }: Calculator,
  { shows, description }: CalculatorItem,
): string[] {
  const answer = shows === 'answer' || shows === 'change'
  return [
    compute.requirementId,
    ...(answer
      ? lines
          .filter(({ pieces }) => shows === 'change' || pieces.every((piece) => !('saved' in piece)))
          .map(({ requirementId }) => requirementId)
      : []),
    ...(shows === 'message' && says.beside ? [says.beside.requirementId] : []),
    ...(shows === 'refusal' && says.alone ? [says.alone.requirementId] : []),
    ...(shows === 'change' && rounding && description.includes(', rounded,') ? [rounding.requirementId] : []),
  ]
}

function stepOf({ inputs, compute, reset }: Calculator, action: CalculatorAction): StepDraft {
  if (action.do === 'compute') return { action: `Click the "${compute.button}" button`, expectedResult: '' }
  if (action.do === 'reset')
    return { action: `Click the "${reset?.button ?? ''}" button`, expectedResult: '' }
  if (action.do === 'reload') return { action: 'Reload the page', expectedResult: '' }
  const { label, value } = action
  const control = inputs.find((one) => one.label === label)?.control
  const testData = formatTestData([{ name: label, value }])
  if (control === 'checkbox')
    return { action: `${value === 'checked' ? 'Check' : 'Uncheck'} "${label}"`, expectedResult: '', testData }
  if (control === 'combobox')
    return { action: `Select "${value}" from "${label}"`, expectedResult: '', testData }
  if (control === 'radio') return { action: `Choose "${value}"`, expectedResult: '', testData }
  return { action: `Enter "${value}" in the "${label}" field`, expectedResult: '', testData }
}

/** What the page shows behind the actions of an item, as far as the item is about it. */
function checksOf(calculator: Calculator, item: CalculatorItem): string[] {
  const now = play(calculator, item.actions)
  const own = ownChecks(calculator, item, now)
  const gone = item.shows === 'answer gone' ? goneStates(calculator, item.actions, now) : []
  const state = stateChecks(now)
  const answered = item.shows === 'answer' && now.last?.kind === 'answer' && state.length > 0
  return own.length > 0 || gone.length > 0 || answered ? [...own, ...gone, ...state] : []
}

/** What the page shows of what an item is about. */
function ownChecks(calculator: Calculator, { shows, actions }: CalculatorItem, now: Shown): string[] {
  const { last } = now
  const visible = (texts: string[]) => texts.map((text) => `"${text}" is visible`)
  const hidden = (texts: string[]) => texts.map((text) => `"${text}" is not visible`)
  switch (shows) {
    case 'answer':
      return last?.kind === 'answer' ? visible(last.lines) : []
    case 'change':
      return last?.kind === 'answer' && last.active.length > 0 ? visible(last.lines) : []
    case 'no saving':
      return last?.kind === 'answer'
        ? [...visible(last.lines.slice(0, 1)), ...hidden(savedLead(calculator))]
        : []
    case 'refusal':
      return last?.kind === 'refusal'
        ? [...visible([last.text]), ...(calculator.says.alone ? hidden(leads(calculator)) : [])]
        : []
    case 'message':
    case 'messages':
      return [
        ...(now.messages?.map(({ label, text }) => message(calculator, label, text)) ?? []),
        ...hidden(withheld(calculator, now)),
      ]
    case 'answer gone':
      return goneChecks(calculator, actions, now)
    case 'message gone':
    case 'message stays': {
      const before =
        play(
          calculator,
          actions.slice(0, shows === 'message stays' || actions.at(-1)?.do === 'reset' ? -1 : -2),
        ).messages ?? []
      const kept = new Set(now.messages?.map(({ text }) => text))
      if (now.messages === undefined) return []
      if (shows === 'message stays')
        return before.every(({ text }) => kept.has(text)) ? visible(before.map(({ text }) => text)) : []
      const answer =
        last?.kind === 'answer' && actions.at(-1)?.do === 'compute' ? visible(last.lines.slice(0, 1)) : []
      return before.some(({ text }) => kept.has(text))
        ? []
        : [...answer, ...hidden(before.map(({ text }) => text))]
    }
    case 'counter':
      return counterCheck(calculator, now)
    case 'form':
      return formChecks(calculator)
  }
}

/** What stood there before the last change, and what stands there instead. */
function goneChecks(calculator: Calculator, actions: CalculatorAction[], now: Shown): string[] {
  const clicks = actions.findIndex(({ do: what }) => what === 'compute')
  const before = play(calculator, actions.slice(0, clicks + 1)).answer ?? []
  if (now.answer?.length !== 0) return []
  const messages = now.messages?.map(({ label, text }) => message(calculator, label, text)) ?? []
  return [...messages, ...before.map((text) => `"${text}" is not visible`)]
}

/** The messages about other wrong entries that wait, where one is shown at a time. */
function withheld({ says, faults }: Calculator, { values, messages = [] }: Shown): string[] {
  if (!says.one || messages.length === 0) return []
  const shown = messages.map(({ text }) => text)
  return faults
    .filter(({ label, fault }) => fault.kind === 'empty' && values.get(label) === '')
    .map(({ text }) => text)
    .filter((text) => !shown.some((one) => one.includes(text)))
}

function message({ says, inputs }: Calculator, label: string, text: string): string {
  const noun = inputs.find((one) => one.label === label)?.control === 'textbox' ? 'field' : 'dropdown'
  return says.beside
    ? `The message "${text}" is shown next to the "${label}" ${noun}`
    : `The message "${text}" is shown`
}

/** The words with which the lines of an answer begin, where a colon ends them. */
function leads({ lines }: Calculator): string[] {
  return lines.flatMap(({ pieces: [first] }) => {
    const lead = first && 'text' in first ? first.text.trim().replace(/\s*[€$£]$/u, '') : ''
    return /\p{L}{2}.*:$/u.test(lead) ? [lead] : []
  })
}

function savedLead({ lines }: Calculator): string[] {
  const line = lines.find(({ pieces }) => pieces.some((piece) => 'saved' in piece))
  const texts = line?.pieces.flatMap((piece) => ('text' in piece ? [piece.text.trim()] : [])) ?? []
  const [longest] = texts
    .filter((text) => /\p{L}{2}.*\s\p{L}|:$/u.test(text))
    .toSorted((a, b) => b.length - a.length)
  return longest === undefined ? [] : [longest.replace(/^[€$£]\s*/, '')]
}

function counterCheck({ counter, singles }: Calculator, { count }: Shown): string[] {
  if (!counter || count === undefined) return []
  // "1 quotes" is how nobody writes one of something.
  if (count === 1 && /^\s*\p{L}+s\b/u.test(counter.after) && singles.length === 0) return []
  return [`"${counter.before}${count}${counter.after}" is visible`]
}

function formChecks({ inputs }: Calculator): string[] {
  return inputs.flatMap(({ label, control, initial, none }) => {
    if (control === 'checkbox')
      return initial === undefined
        ? []
        : [`The "${label}" checkbox is ${initial === 'checked' ? '' : 'not '}checked`]
    if (control === 'combobox')
      return (initial ?? none) === undefined ? [] : [`"${initial ?? none}" is selected in "${label}"`]
    if (control === 'radio' || initial === undefined) return []
    return [
      initial === '' ? `The "${label}" field is empty` : `The "${label}" field has the value "${initial}"`,
    ]
  })
}
