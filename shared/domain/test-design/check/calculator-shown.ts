import type { StatusWhen } from '../../requirements/calculators/parts.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Calculator, CalculatorAction, CalculatorItem } from '../model.ts'
import { resultFor, type Result } from './calculator-result.ts'
import { clausesOf } from './opened-shown.ts'

/** What stands on the page; what is missing nobody knows. */
interface Page {
  values: Map<string, string>
  result?: Result
  answer?: Set<string>
  messages?: Map<string, string>
  count?: number
  /** What the line about the state of the page reads. */
  status?: string
  /** Whether the rows of an answer are there. */
  rows?: boolean
  /** All texts that have stood there before. */
  earlier: Set<string>
}

/**
 * Whether a case does what an item asks for and expects what the text says is there then: the steps are read, the page is followed step by
 * step, and every clause of the expectation has to be true of it, at least one of them about what the item is about.
 */
export function calculatorShown(
  { steps = [], expectedResult = '' }: TestCase,
  item: CalculatorItem,
  calculator: Calculator,
): boolean {
  const [open, ...rest] = steps
  if (!open || !/^open the page$/i.test(open.action.trim())) return false
  const actions = rest.map(({ action }) => actionOf(action, calculator))
  if (JSON.stringify(actions) !== JSON.stringify(item.actions)) return false
  let page = opened(calculator)
  for (const [at, action] of item.actions.entries()) {
    page = after(calculator, page, action)
    const own = rest[at]?.expectedResult ?? ''
    if (
      at < item.actions.length - 1 &&
      own !== '' &&
      !clausesOf(own).every((clause) => holds(clause, page, calculator))
    )
      return false
  }
  const clauses = clausesOf(expectedResult)
  return clauses.every((clause) => holds(clause, page, calculator)) && isAbout(item, clauses, page)
}

function actionOf(text: string, { inputs, compute, reset }: Calculator): CalculatorAction | undefined {
  const named = (label = '') => inputs.find((one) => one.label === label)
  const typed = /^Enter "(.*)" in the "(.+)" field$/.exec(text)
  if (typed && named(typed[2])) return { do: 'set', label: typed[2] ?? '', value: typed[1] ?? '' }
  const chosen = /^Select "(.+)" from "(.+)"$/.exec(text)
  if (chosen && named(chosen[2])) return { do: 'set', label: chosen[2] ?? '', value: chosen[1] ?? '' }
  const ticked = /^(Check|Uncheck) "(.+)"$/.exec(text)
  if (ticked && named(ticked[2]))
    return { do: 'set', label: ticked[2] ?? '', value: ticked[1] === 'Check' ? 'checked' : 'unchecked' }
  const picked = /^Choose "(.+)"$/.exec(text)?.[1]
  const group =
    picked === undefined
      ? undefined
      : inputs.find(({ control, choices }) => control === 'radio' && choices.includes(picked))
  if (group && picked !== undefined) return { do: 'set', label: group.label, value: picked }
  if (text === 'Reload the page') return { do: 'reload' }
  const button = /^Click the "(.+)" button$/.exec(text)?.[1]
  if (button === compute.button) return { do: 'compute' }
  return button !== undefined && button === reset?.button ? { do: 'reset' } : undefined
}

function opened({ counter }: Calculator): Page {
  return {
    values: new Map(),
    answer: new Set(),
    messages: new Map(),
    earlier: new Set(),
    ...(counter ? { count: counter.start } : {}),
  }
}

function after(calculator: Calculator, page: Page, action: CalculatorAction): Page {
  const earlier = new Set([
    ...page.earlier,
    ...(page.answer ?? []),
    ...(page.messages?.values() ?? []),
    ...(page.status === undefined ? [] : [page.status]),
  ])
  if (action.do === 'reload') return { ...opened(calculator), earlier }
  if (action.do === 'set') return typedInto(calculator, { ...page, earlier }, action)
  if (action.do === 'compute') return clicked(calculator, { ...page, earlier })
  const { reset, inputs } = calculator
  const next: Page = { values: new Map(), earlier }
  if (reset?.form)
    for (const { label, initial } of inputs) if (initial !== undefined) next.values.set(label, initial)
  if (reset?.answer || page.answer?.size === 0) next.answer = new Set()
  if (reset?.messages || page.messages?.size === 0) next.messages = new Map()
  if (reset?.keeps && page.count !== undefined) next.count = page.count
  if (reset?.answer) next.rows = false
  return reading(next, calculator, 'reset')
}

/** A page whose line of status reads what the text says for a moment; where it says nothing, nobody knows. */
function reading(page: Page, { status }: Calculator, moment: StatusWhen): Page {
  const now = status[moment]
  const next = { ...page }
  delete next.status
  return now ? { ...next, status: now.text } : next
}

function typedInto(
  calculator: Calculator,
  page: Page,
  { label, value }: { label: string; value: string },
): Page {
  const { vanish, says } = calculator
  const { answer, messages, values, status, rows, ...rest } = page
  const next: Page = { ...rest, values: new Map(values).set(label, value) }
  const untouched = values.get(label) === value
  const takes = vanish?.labels.includes(label) && (vanish.refusal || page.result?.is !== 'refused')
  if (answer && (untouched || answer.size === 0)) next.answer = answer
  else if (takes) next.answer = new Set()
  if (messages && (untouched || messages.size === 0 || says.stay)) next.messages = messages
  if (untouched)
    return { ...next, ...(status === undefined ? {} : { status }), ...(rows === undefined ? {} : { rows }) }
  return takes && page.result?.is === 'answered'
    ? reading({ ...next, rows: false }, calculator, 'changed')
    : next
}

function clicked(calculator: Calculator, { values, answer, count, earlier }: Page): Page {
  const result = resultFor(calculator, values)
  if (!result) return { values, earlier }
  const rule =
    calculator.counted[result.is === 'wrong' ? 'fault' : result.is === 'refused' ? 'refusal' : 'answer']
  const next: Page = { values, earlier, result }
  if (count !== undefined && rule) next.count = rule.counts ? count + 1 : count
  if (result.is === 'wrong') {
    next.messages = result.messages
    if (calculator.says['no answer'] || answer?.size === 0) next.answer = new Set()
    if (calculator.says['no answer']) next.rows = false
    return reading(next, calculator, 'refused')
  }
  next.messages = new Map()
  next.answer = result.is === 'refused' ? new Set([result.text]) : result.lines
  if (result.is === 'answered') next.rows = true
  else if (calculator.says['no answer']) next.rows = false
  return reading(next, calculator, result.is === 'answered' ? 'answered' : 'refused')
}

/** Whether one clause of an expectation is true of the page, as far as the text says. */
function holds(clause: string, page: Page, calculator: Calculator): boolean {
  const { counter, inputs } = calculator
  const beside = /^The message "(.+)" is shown next to the "(.+)" (?:field|dropdown)$/i.exec(clause)
  if (beside) return calculator.says.beside !== undefined && page.messages?.get(beside[2] ?? '') === beside[1]
  const message = /^The message "(.+)" is shown$/i.exec(clause)?.[1]
  if (message !== undefined) return [...(page.messages?.values() ?? [])].includes(message)
  const seen = /^"(.+)" is visible$/.exec(clause)?.[1]
  if (seen !== undefined)
    return (
      page.answer?.has(seen) === true ||
      [...(page.messages?.values() ?? [])].includes(seen) ||
      page.status === seen ||
      (counter !== undefined &&
        page.count !== undefined &&
        seen === `${counter.before}${page.count}${counter.after}`)
    )
  const row = /^The row "(.+)" is (not )?shown$/i.exec(clause)
  if (row)
    return calculator.rows?.names.includes(row[1] ?? '') === true && page.rows === (row[2] === undefined)
  const hidden = /^"(.+)" is not visible$/.exec(clause)?.[1]
  if (hidden !== undefined) return isHidden(hidden, page, calculator)
  const state =
    /^the "(.+)" (?:field|checkbox) (is empty|is checked|is not checked|has the value "(.*)")$/i.exec(clause)
  if (state) {
    const [, label = '', words, value] = state
    const wanted = value ?? { 'is empty': '', 'is checked': 'checked' }[words ?? ''] ?? 'unchecked'
    return page.values.get(label) === wanted
  }
  const selected = /^"(.+)" is selected in "(.+)"$/.exec(clause)
  const list = inputs.find(({ label }) => label === selected?.[2])
  return (
    list !== undefined &&
    (list.initial ?? list.none) === selected?.[1] &&
    (page.values.get(list.label) ?? list.none) === selected?.[1]
  )
}

/** A text of an earlier state, or the words of a line, that no longer stands or never stood there. */
function isHidden(
  text: string,
  { answer, messages, earlier, result, status }: Page,
  { lines, says, faults, status: told }: Calculator,
): boolean {
  // The line of status reads one thing at a time.
  if (text === told.answered?.text) return earlier.has(text) && status !== undefined && !status.includes(text)
  const message = says.one !== undefined && faults.some((one) => one.text === text)
  if (earlier.has(text) || message)
    return (
      (message || answer?.has(text) === false) &&
      messages !== undefined &&
      ![...messages.values()].includes(text)
    )
  const own = lines.filter(({ pieces }) =>
    pieces.some((piece) => 'text' in piece && piece.text.includes(text)),
  )
  if (own.length === 0 || !answer || [...answer].some((line) => line.includes(text))) return false
  const saved = own.every(({ pieces }) => pieces.some((piece) => 'saved' in piece))
  return result?.is === 'refused' ? says.alone !== undefined : saved && says.others !== undefined
}

function isAbout({ shows }: CalculatorItem, clauses: string[], { result, messages }: Page): boolean {
  const visible = clauses.some((one) => one.endsWith(' is visible'))
  const hidden = clauses.some((one) => one.endsWith(' is not visible'))
  const told = clauses.filter((one) => /^The message/i.test(one)).length
  switch (shows) {
    case 'answer':
      return result?.is === 'answered' && (visible || clauses.some((one) => one.startsWith('The row ')))
    case 'change':
      return result?.is === 'answered' && result.changed.length > 0 && visible
    case 'no saving':
      return result?.is === 'answered' && result.changed.length === 0 && hidden
    case 'refusal':
      return result?.is === 'refused' && visible
    case 'message':
      return result?.is === 'wrong' && messages?.size === 1 && told === 1
    case 'messages':
      return result?.is === 'wrong' && messages?.size === told && told > 1
    case 'answer gone':
      return hidden || clauses.some((one) => /^The row .* is not shown$/.test(one))
    case 'message gone':
      return hidden
    case 'message stays':
    case 'counter':
      return visible
    case 'form':
      return clauses.length > 0
  }
}
