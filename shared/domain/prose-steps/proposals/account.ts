import { singular } from '../../english/plural.ts'
import { isNoun, roleOfNoun } from '../nouns.ts'
import { looseKey, type TestDatum } from '../test-data.ts'
import type { Clause } from './question.ts'
import { isGeneral } from './lexicon.ts'
import { fold, type Token, wordsIn } from './tokens.ts'
import { ordinals } from '../../english/ordinals.ts'

/** Why a proposal is not used; becomes a part of the step's error. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Which tokens of some clauses are accounted for, while an entry is compared with them. */
export interface Account {
  clauses: { tokens: readonly Token[]; said: boolean[] }[]
}

export function openAccount(clauses: readonly Clause[]): Account {
  return { clauses: clauses.map(({ tokens }) => ({ tokens, said: tokens.map(() => false) })) }
}

/** The tokens that nothing has accounted for yet, in order. */
export function unsaid({ clauses }: Account): Token[] {
  return clauses.flatMap(({ tokens, said }) => tokens.filter((_token, at) => !said[at]))
}

/** Accounts for all tokens that a rule knows. */
export function say(account: Account, knows: (token: Token) => boolean): number {
  let count = 0
  for (const { tokens, said } of account.clauses)
    for (const [at, token] of tokens.entries())
      if (!said[at] && knows(token)) {
        said[at] = true
        count++
      }
  return count
}

/** Accounts for the first run of open tokens that fits. */
function sayRun(account: Account, fits: (run: readonly Token[]) => boolean, longest: number): boolean {
  for (const { tokens, said } of account.clauses)
    for (let length = Math.min(longest, tokens.length); length > 0; length--)
      for (let from = 0; from + length <= tokens.length; from++) {
        const open = said.slice(from, from + length).every((one) => !one)
        if (!open || !fits(tokens.slice(from, from + length))) continue
        said.fill(true, from, from + length)
        return true
      }
  return false
}

const longestName = 12

/**
 * Accounts for a name, and returns it without an article. It must stand in the clauses as it is: in quotes, or as words that follow one another and
 * are not all general ones. Letters may differ in case, as in all names.
 */
export function sayName(account: Account, name: string): string {
  const wanted = fold(name)
  const quoted = (run: readonly Token[]) =>
    run.length === 1 && run[0]?.quoted === true && fold(run[0].text) === wanted
  const plain = (run: readonly Token[]) =>
    run.every((token) => !token.quoted) && !run.every(isGeneral) && keysOf(run) === keysIn(name)
  if (wanted !== '' && sayRun(account, quoted, 1)) return name.trim()
  if (wanted === '' || !sayRun(account, plain, longestName))
    throw new Refusal(`the step does not speak of ${cited(name)} there`)
  return name.trim().replace(/^(?:the|an?) (?=\S)/i, '')
}

const keysOf = (run: readonly Token[]) => run.map(({ key }) => key).join(' ')
const keysIn = (name: string) => fold(name).replace(/\s+/g, ' ')

/**
 * Accounts for a value: a quoted text or placeholder of the clauses, the value of a test datum that they name, or, where `plain` lets it, words
 * or numbers that stand there as they are.
 */
export function sayValue(
  account: Account,
  value: string,
  {
    data,
    plain,
    named,
  }: { data: readonly TestDatum[]; plain: (text: string) => boolean; named?: string | undefined },
): void {
  const quoted = (run: readonly Token[]) =>
    run.length === 1 && run[0]?.quoted === true && run[0].text === value
  if (sayRun(account, quoted, 1)) return
  const stands = (run: readonly Token[]) =>
    run.every((token) => !token.quoted) && run.map(({ text }) => text).join(' ') === value
  if ((plain(value) || /^%[\w+-]+%$/.test(value)) && sayRun(account, stands, longestName)) return
  for (const datum of data) {
    if (datum.value !== value || value === '') continue
    const key = looseKey(datum.name)
    const names = (run: readonly Token[]) => looseKey(run.map(({ text }) => text).join('')) === key
    if (sayRun(account, names, longestName) || (named !== undefined && looseKey(named) === key)) return
  }
  throw new Refusal(`${cited(value)} stands neither in that part of the step nor in its test data`)
}

const families = [
  ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'listbox'],
  ['checkbox', 'switch'],
  ['radio', 'option'],
  ['dialog', 'alertdialog'],
]

/** The role that the clauses name by a noun of the language, when it is this one or of its kind; accounts for the noun. */
export function sayRole(account: Account, role: string): boolean {
  return sayRun(
    account,
    (run) => {
      if (run.some(({ quoted }) => quoted)) return false
      const noun = keysOf(run)
      const found = [noun, singular(noun)].filter(isNoun).map(roleOfNoun)[0]
      return found === role || families.some((kin) => kin.includes(role) && kin.includes(found ?? ''))
    },
    3,
  )
}

/** Accounts for the word that counts to a position; -1 is the last. */
export function sayPosition(account: Account, nth: number): void {
  const wanted = nth === -1 ? 'last' : ordinals[nth - 1]
  const fits = ({ key }: Token) => key === wanted || new RegExp(`^${nth}(?:st|nd|rd|th)$`).test(key)
  if (!sayRun(account, ([token]) => token !== undefined && fits(token), 1))
    throw new Refusal(`the step does not count to the position ${nth}`)
}

/** Accounts for words that follow one another. */
export function sayWords(account: Account, words: string): boolean {
  return sayRun(account, (run) => keysOf(run) === words, words.split(' ').length)
}

/** Throws when a token is left: whatever a step says must be in its reading. */
export function close(account: Account): void {
  const left = unsaid(account)
  if (left.length > 0) throw new Refusal(`it says nothing of ${cited(wordsIn(left))}`)
}

export function cited(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 57)}...` : text}”`
}
