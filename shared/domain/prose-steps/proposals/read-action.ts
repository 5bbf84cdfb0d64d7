import { parseKey } from '../keys.ts'
import type { TestDatum } from '../test-data.ts'
import type { Target, TypedAction } from '../types.ts'
import { type Account, Refusal, close, openAccount, say, sayValue } from './account.ts'
import { isActionFiller, isActionWord, isUnknownVerb, saidOnly } from './lexicon.ts'
import type { Clause } from './question.ts'
import { asTypedAction, type ProposedAction } from './schema.ts'
import { fold } from './tokens.ts'
import { sayTarget } from './read-target.ts'

/**
 * Compares a proposed action with the clauses that it says it reads, and returns it as it may be done. Names and values stand in the clauses;
 * every word of them is in the action, but for one verb of each clause that no kind of action claims. Throws {@link Refusal}.
 */
export function readAction(
  proposed: ProposedAction,
  clauses: readonly Clause[],
  data: readonly TestDatum[],
): TypedAction {
  const account = openAccount(clauses)
  const action = withTargets(account, proposed, data)
  const stated = say(account, (token) => isActionWord(action.action, token))
  const verbs = unknownVerbs(account)
  if (stated === 0 && (verbs === 0 || saidOnly.has(action.action)))
    throw new Refusal(`no word there asks for “${action.action.replace('_', ' ')}”`)
  say(account, isActionFiller)
  close(account)
  return action
}

function withTargets(account: Account, proposed: ProposedAction, data: readonly TestDatum[]): TypedAction {
  if (proposed.action === 'press') {
    sayKey(account, proposed.key)
    const target = proposed.target && sayTarget(account, proposed.target)
    return { action: 'press', key: parseKey(proposed.key) ?? proposed.key, ...(target ? { target } : {}) }
  }
  if (proposed.action === 'drag') {
    // The longer name first, so that "hat" does not take a word of "hat box".
    const [first, second] = [proposed.target, proposed.to].toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const read = new Map([first, second].map((one) => [one, one && sayTarget(account, one)]))
    inOrder(account, proposed.target, proposed.to)
    return { ...proposed, target: read.get(proposed.target) ?? {}, to: read.get(proposed.to) ?? {} }
  }
  if (!('target' in proposed) || !proposed.target) return asTypedAction(proposed)
  if (!('value' in proposed))
    return asTypedAction({ ...proposed, target: sayTarget(account, proposed.target) })
  const { name } = proposed.target
  // What is quoted is set aside before words are looked for.
  const plain = (text: string) =>
    text.trim() !== '' && (proposed.action === 'select' || /^\p{Lu}|\d/u.test(text))
  sayValue(account, proposed.value, { data, plain, named: name })
  return { ...proposed, target: sayTarget(account, proposed.target) }
}

const toward = /(?:^| )(?:to|onto|on|into|in|inside|over|upon)(?: |$)/

/** What is dragged stands before the place it is dragged to, and a word of direction between them. */
function inOrder({ clauses }: Account, from: Target, to: Target): void {
  const text = clauses.flatMap(({ tokens }) => tokens.map((token) => fold(token.text))).join(' ')
  const [start, end] = [text.indexOf(fold(from.name ?? '')), text.lastIndexOf(fold(to.name ?? ''))]
  const between = text.slice(start + fold(from.name ?? '').length, end)
  if (start < 0 || end <= start || !toward.test(between))
    throw new Refusal('the step does not say what is dragged where in that order')
}

const lengthOf = ({ name = '' }: Target) => name.length

function sayKey(account: Account, key: string): void {
  const wanted = parseKey(key)
  const found =
    wanted !== undefined &&
    [...account.clauses].some(({ tokens, said }) =>
      [4, 3, 2, 1].some((length) =>
        tokens.some((_token, from) => {
          const run = tokens.slice(from, from + length)
          if (run.length < length || parseKey(fold(run.map(({ text }) => text).join(' '))) !== wanted)
            return false
          said.fill(true, from, from + length)
          return true
        }),
      ),
    )
  if (!found) throw new Refusal(`the step names no key “${key.slice(0, 30)}”`)
}

/** One unknown verb for each clause, where a verb stands: before everything that it is about. */
function unknownVerbs({ clauses }: Account): number {
  let count = 0
  for (const { tokens, said } of clauses) {
    const at = tokens.findIndex((token, index) => said[index] || !isActionFiller(token))
    const verb = tokens[at]
    if (!verb || said[at] || !isUnknownVerb(verb)) continue
    said[at] = true
    count++
  }
  return count
}
