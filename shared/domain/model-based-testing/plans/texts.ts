import type { Condition, Subject } from '../../requirement-model/index.ts'
import { nearMisses, wholePattern } from '../items/near-misses.ts'

/** The longest literal that fits into the prose of one step. */
const longest = 3800

/** What people enter where a word of the name says what belongs there; the first that fits. */
const byName: [words: string[], text: string][] = [
  [['e-mail', 'email', 'mail address'], 'alex.miller@example.com'],
  [['phone', 'mobile'], '+12025550143'],
  [['first name', 'given name', 'nickname', 'nick name'], 'Alex'],
  [['last name', 'surname', 'family name'], 'Miller'],
  [['user name', 'username', 'login'], 'alexmiller'],
  [['company', 'organisation', 'organization', 'employer'], 'Northwind Ltd'],
  [['file name', 'project', 'team', 'list', 'group', 'campaign', 'event'], 'Spring release'],
  [['name', 'author', 'owner', 'customer', 'guest', 'contact', 'recipient', 'person'], 'Alex Miller'],
  [['password', 'passphrase'], 'Str0ng!Passw0rd'],
  [['pin', 'passcode'], '4821'],
  [['postcode', 'postal code', 'zip'], '10115'],
  [['street', 'address'], '12 Main Street'],
  [['city', 'town', 'destination', 'place'], 'Berlin'],
  [['country', 'nationality'], 'Germany'],
  [['url', 'website', 'homepage'], 'https://example.com/'],
  [['iban'], 'DE89370400440532013000'],
  [['subject', 'title', 'headline', 'summary'], 'Quarterly report'],
  [
    ['comment', 'note', 'message', 'description', 'remark', 'reason', 'feedback'],
    'Please ring the bell twice',
  ],
  [['code', 'coupon', 'voucher', 'reference', 'number', 'id'], 'AB12CD34'],
  [['item', 'product', 'article'], 'Desk lamp'],
]

function usualText(name: string): string | undefined {
  const words = ` ${name.toLowerCase().replaceAll('_', ' ')} `
  return byName.find(([known]) => known.some((one) => words.includes(` ${one} `)))?.[1]
}

/** Whether its name says what belongs into an input. */
export const isUsualText = (name: string): boolean => usualText(name) !== undefined

/** A realistic text for an input of this name. */
const typicalText = (name: string): string => usualText(name) ?? 'Sample text'

const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '4821907356',
  'Kestrel7',
  'Kestrel!7',
]
const strangers = ['k', 'K', '7', '!', ' ', '-', '_', '.']

/** The text cut, or continued with itself, to exactly so many characters. */
function fitted(text: string, length: number): string {
  if (length <= 0 || length > longest || text === '') return ''
  const more = text.includes(' ') ? `${text} ` : text
  const cut = more.repeat(Math.ceil(length / more.length)).slice(0, length)
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}x` : cut
}

/**
 * Texts of these lengths, realistic ones first: as the name suggests, of one kind of characters only, and each with one character of
 * another kind in its middle.
 */
function* textsOf(name: string, lengths: number[]): Generator<string> {
  const usual = typicalText(name)
  const all = [...new Set([usual.length, ...lengths])].filter((length) => length > 0 && length <= longest)
  const plain = all.map((length) => (length === usual.length ? usual : fitted(usual, length)))
  yield* plain
  const uniform = all.flatMap((length) => alphabets.map((alphabet) => fitted(alphabet, length)))
  yield* uniform
  for (const text of [...plain, ...uniform]) yield* withStrangers(text)
}

function withStrangers(text: string): string[] {
  const middle = Math.floor(text.length / 2)
  return strangers.map((one) => text.slice(0, middle) + one + text.slice(middle + 1))
}

/** What is worth trying as a text, one after the other: what patterns and forms ask for, then realistic texts at and between these lengths. */
export function* textsFor(subject: Subject, atoms: Condition[], lengths: number[]): Generator<string> {
  const sorted = [...new Set(lengths)].sort((a, b) => a - b)
  const middle = sorted.slice(1).map((cut, index) => Math.floor((cut + (sorted[index] ?? 0)) / 2))
  const special = atoms.flatMap((atom): string[] => {
    if (atom.kind === 'pattern') {
      const pattern = wholePattern(atom.expression)
      const sized = sorted.map((length) => pattern?.sample({ length }))
      return [pattern?.sample(), ...sized, ...nearMisses(atom)].flatMap((one) => (one ? [one] : []))
    }
    if (atom.kind === 'form' && atom.form === 'e-mail')
      return ['alex.miller@example.com', 'alex.miller.example.com']
    if (atom.kind === 'form' && atom.form === 'url') return ['https://example.com/', 'not a web address']
    return atom.kind === 'blank' ? ['   '] : []
  })
  yield* special
  yield* textsOf(subject.name, [...middle, ...sorted])
}
