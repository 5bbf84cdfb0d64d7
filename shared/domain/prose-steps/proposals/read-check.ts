import { readNumber } from '../patterns.ts'
import type { TestDatum } from '../test-data.ts'
import type { Check } from '../types.ts'
import {
  type Account,
  Refusal,
  cited,
  close,
  openAccount,
  say,
  sayRole,
  sayValue,
  sayWords,
  unsaid,
} from './account.ts'
import {
  denies,
  deniesState,
  hasOwnWords,
  isCheckWord,
  isFiller,
  isMessageNoun,
  isOwnWord,
  isPlaceWord,
} from './lexicon.ts'
import type { Clause } from './question.ts'
import { sayPlace, sayTarget } from './read-target.ts'
import type { ProposedCheck } from './schema.ts'
import { stem } from '../../english/stem.ts'
import type { Token } from './tokens.ts'

type Bound = 'at_least' | 'at_most' | 'more_than' | 'less_than'

/** Longer phrases first: "no more than" is not "more than". */
const bounds: [words: string, bound: Bound][] = [
  ['no fewer than', 'at_least'],
  ['no less than', 'at_least'],
  ['not fewer than', 'at_least'],
  ['not less than', 'at_least'],
  ['no more than', 'at_most'],
  ['not more than', 'at_most'],
  ['at least', 'at_least'],
  ['or more', 'at_least'],
  ['at most', 'at_most'],
  ['up to', 'at_most'],
  ['or fewer', 'at_most'],
  ['or less', 'at_most'],
  ['more than', 'more_than'],
  ['greater than', 'more_than'],
  ['above', 'more_than'],
  ['over', 'more_than'],
  ['fewer than', 'less_than'],
  ['less than', 'less_than'],
  ['below', 'less_than'],
  ['under', 'less_than'],
]
const undeniable = new Set<Check['kind']>(['assert_count', 'assert_order', 'assert_number'])

/**
 * Compares a proposed check with the clauses that it says it reads, and returns it as it may be made. What is expected is quoted or a number there, or
 * test data that they name; negation and comparison are those of the words; every word is in the check. Throws {@link Refusal}.
 */
export function readCheck(
  proposed: ProposedCheck,
  clauses: readonly Clause[],
  data: readonly TestDatum[],
): Check {
  const account = openAccount(clauses)
  for (const thing of ['page', 'screen', 'site'])
    for (const words of [`on the ${thing}`, `on this ${thing}`]) sayWords(account, words)
  const { kind, negated } = proposed
  if (hasOwnWords(kind) && !clauses.some(({ tokens }) => tokens.some((token) => names(kind, token))))
    throw new Refusal('no word there asks for a check of that kind')
  const what = make(account, proposed, data)
  const comparison = sayComparison(account, proposed)
  const placed = what.target?.within !== undefined || (kind === 'assert_text' && what.target !== undefined)
  const isOf = kind === 'assert_labelled' || kind === 'assert_number'
  say(account, (token) => (placed && isPlaceWord(token)) || (isOf && token.key === 'of' && placed))
  sayNegation(account, proposed)
  // As in the grammar: a message stands whole, other text may be a part of a longer one.
  const isWhole = kind === 'assert_text' && negated !== true && say(account, isMessageNoun) > 0
  say(account, (token) => isOwnWord(kind, token) || isCheckWord(kind, token))
  say(account, (token) => isFiller(token) || (kind === 'assert_text' && token.key === 'with'))
  close(account)
  return {
    kind,
    ...what,
    ...(isWhole ? { exact: true } : {}),
    ...(negated === true ? { negated } : {}),
    ...(comparison ? { comparison } : {}),
  }
}

const fields = new Set(['field', 'input', 'box', 'textbox', 'dropdown'])
const names = (kind: Check['kind'], token: Token) =>
  isOwnWord(kind, token) || deniesState(kind, token) || (kind === 'assert_value' && fields.has(token.key))
const hasDigit = (text: string) => /\d/.test(text)

/** Target and expectation, each found in the words. */
function make(
  account: Account,
  proposed: ProposedCheck,
  data: readonly TestDatum[],
): Pick<Check, 'target' | 'expected' | 'texts' | 'unit'> {
  const { kind, target, expected, texts, unit } = proposed
  const value = (text: string, plain: (text: string) => boolean = () => false) =>
    sayValue(account, text, { data, plain, named: target?.name })
  const wanted = needed[kind] ?? []
  for (const [field, given] of Object.entries({ target, expected, texts, unit }))
    if (given !== undefined && !wanted.includes(field) && !wanted.includes(`${field}?`))
      throw new Refusal(`a check of that kind has no ${field}`)
  for (const field of ['target', 'expected', 'texts'] as const)
    if (wanted.includes(field) && proposed[field] === undefined)
      throw new Refusal(`the check has no ${field}`)
  if (kind === 'assert_count') return counted(account, proposed)
  if (texts !== undefined && texts.length < 2) throw new Refusal('an order needs two texts')
  for (const text of texts ?? []) value(text)
  if (expected !== undefined) {
    if (expected === '' && kind === 'assert_value') sayEmpty(account)
    else value(expected, kind === 'assert_labelled' || kind === 'assert_number' ? hasDigit : undefined)
  }
  if (unit !== undefined && !sayWords(account, unit.toLowerCase()))
    throw new Refusal(`the step names no unit ${cited(unit)}`)
  const read = target && (kind === 'assert_text' ? placeOf(account, proposed) : sayTarget(account, target))
  if (kind === 'assert_visible' && (read?.role === undefined || read.name === undefined))
    throw new Refusal('the step does not name both the kind and the name of what must be shown')
  return {
    ...(read ? { target: read } : {}),
    ...(expected === undefined ? {} : { expected }),
    ...(texts === undefined ? {} : { texts }),
    ...(unit === undefined ? {} : { unit }),
  }
}

/** The fields that a kind of check needs, or may have. */
const needed: Partial<Record<Check['kind'], string[]>> = {
  assert_text: ['expected', 'target?'],
  assert_visible: ['target'],
  assert_url: ['expected'],
  assert_title: ['expected'],
  assert_value: ['target', 'expected'],
  assert_checked: ['target'],
  assert_enabled: ['target'],
  assert_focused: ['target'],
  assert_count: ['target', 'expected'],
  assert_dialog: ['expected?'],
  assert_order: ['texts'],
  assert_labelled: ['target', 'expected'],
  assert_number: ['target', 'expected', 'unit?'],
}

function placeOf(account: Account, { target = {}, negated }: ProposedCheck) {
  const place = sayPlace(account, target.within && target.name === undefined ? target.within : target)
  // A text that is absent from the wrong kind of place proves nothing.
  if (negated === true && place.role !== target.role)
    throw new Refusal('the step does not say what kind of place the text is absent from')
  return place
}

function counted(account: Account, { target, expected = '' }: ProposedCheck) {
  const number = Number(expected)
  if (!/^\d{1,6}$/.test(expected)) throw new Refusal(`${cited(expected)} is no number of things`)
  const isIt = (key: string) => /^(?:\d+|[a-z]+)$/.test(key) && readNumber(key) === number
  const words = unsaid(account).filter(({ key, quoted }) => !quoted && isIt(key))
  const [word] = words
  if (!word) throw new Refusal(`${cited(expected)} does not stand in that part of the step`)
  say(account, (token) => token === word)
  const role = target?.role
  if (role === undefined || !sayRole(account, role))
    throw new Refusal('the step does not say what is counted')
  const rest = target?.within && sayPlace(account, target.within)
  if (target?.name !== undefined || target?.nth !== undefined)
    throw new Refusal('things of one name are not counted')
  return { target: { role, ...(rest ? { within: rest } : {}) }, expected: String(number) }
}

function sayEmpty(account: Account): void {
  if (say(account, ({ key, quoted }) => !quoted && ['empty', 'blank'].includes(key)) === 0)
    throw new Refusal('the step does not say that anything is empty')
}

/** The comparison that the words state. A check that compares otherwise is refused. */
function sayComparison(account: Account, { kind, comparison }: ProposedCheck): Check['comparison'] {
  const stated = bounds.find(([words]) => sayWords(account, words))?.[1]
  if (kind === 'assert_count' || kind === 'assert_number') {
    const exact = sayWords(account, 'exactly')
    const wanted = stated ?? 'equals'
    if ((comparison ?? 'equals') !== wanted || (exact && stated))
      throw new Refusal(`the step compares with “${wanted.replace('_', ' ')}”`)
    if (kind === 'assert_number' && wanted === 'equals')
      throw new Refusal('a number that is not compared is a value beside its label')
    return wanted
  }
  if (stated) throw new Refusal(`the step compares with “${stated.replace('_', ' ')}”`)
  const partial = unsaid(account).some(({ key }) => ['contain', 'includ'].includes(stem(key)))
  if (kind === 'assert_text')
    return comparison === undefined || comparison === 'contains' ? undefined : refuse()
  if (!['assert_url', 'assert_title', 'assert_value', 'assert_labelled'].includes(kind)) return undefined
  const wanted = partial && kind !== 'assert_labelled' ? 'contains' : 'equals'
  if ((comparison ?? 'equals') !== wanted) throw new Refusal(`the step compares with “${wanted}”`)
  return wanted
}

function refuse(): never {
  throw new Refusal('a text is looked for, not compared')
}

/** A check denies exactly when its words do, once: two denials are left to people. */
function sayNegation(account: Account, { kind, negated }: ProposedCheck): void {
  const count = say(account, (token) => denies(kind, token))
  if (undeniable.has(kind) ? count > 0 || negated === true : count !== (negated === true ? 1 : 0))
    throw new Refusal(
      count === 0 ? 'it denies what the step does not deny' : 'it does not deny what the step denies, once',
    )
}
