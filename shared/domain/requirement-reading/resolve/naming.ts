import { withoutS } from '../../english/without-s.ts'
import { lemmaAs } from '../tokenise/lemma.ts'
import type { Reference } from '../tokens.ts'

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))
/** These say which one of its kind a thing is, and are no part of its name. */
const determiners = wordsOf(
  'the a an each every any all both its their his her my your our this that these those some other another one same new two three four five six seven eight nine ten ' +
    'following given entered chosen selected current present respective corresponding',
)
const tails =
  /\s+(?:field|input|box|entry|value|text field|input field|text box|checkbox|drop-?down(?: list)?|list box|column)s?$/
/** What has a "file size" is the file. */
const sized = /^((?:\w+ )?(?:file|image|photo|picture|document|attachment|video)) size$/
/** People, programs and places act and show; they hold no value that somebody could enter. */
const actors = new Set(
  (
    'user users customer customers visitor visitors person people agent agents clerk clerks staff member members manager managers admin admins administrator administrators driver drivers ' +
    'system application app page screen site website form server service software program tool browser client interface desk  dialog report reader ' +
    'case example rule rules condition conditions requirement requirements limit limits range ranges interval intervals message messages error errors time moment way thing things event events action actions step steps ' +
    'input inputs entry entries field fields value values button buttons list lists table tables section text it they this that these those one ones ' +
    'mandatory required optional valid invalid empty wrong correct right other same following above below former latter success failure ' +
    'night morning evening afternoon noon midnight first second third fourth fifth next last later earlier further none everything anything nothing something anyone anybody everyone nobody somebody someone none i we you he she who which what there here other others'
  ).split(' '),
)

/** The words by which a thing is looked up: small letters, without articles, in the singular. */
export function keyOf(words: string): string {
  const known = keys.get(words)
  if (known !== undefined) return known
  if (keys.size >= mostKeys) keys.clear()
  const key = withoutCase(words)
  keys.set(words, key)
  return key
}

/** Names come again and again; what was looked up stays at hand. */
const keys = new Map<string, string>()
const mostKeys = 4000

function withoutCase(words: string): string {
  let key = words.toLowerCase().replaceAll(/["“”]/g, '').replaceAll(/\s+/g, ' ').trim()
  for (let count = 0; count < 4; count += 1) {
    const blank = key.indexOf(' ')
    if (blank < 0 || !determiners.has(key.slice(0, blank))) break
    key = key.slice(blank + 1)
  }
  const short = key.replace(tails, '').replace(sized, '$1')
  key = short === '' ? key : short
  const parts = key.split(' ')
  const last = parts.pop() ?? ''
  return [...parts, singular(last)].join(' ')
}

export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ings|days)$/.test(word)) return word
  // "Movies" and "caches" end as "entries" and "matches" do: the dictionary tells.
  if (/(?:ies|xes|ches|shes|sses)$/.test(word)) {
    const lemma = lemmaAs(word, 'NOUN')
    return lemma === word ? withoutS(word) : lemma
  }
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** "E-mail", "email address": one thing, however it is written. */
export const namesMail = (words: string): boolean => /^e-?mail(?: address)?$/.test(keyOf(words))

/** Whether words can name something with a value at all. */
export function isNameable(reference: Reference): boolean {
  if (reference.kind !== 'named') return false
  if (reference.words.length > 60 || /[.:;!?]\s|\n/.test(reference.words)) return false
  if (reference.quoted) return reference.words.trim() !== ''
  const key = keyOf(reference.words)
  return (
    key !== '' &&
    !actors.has(key) &&
    !actors.has(`${key}s`) &&
    !/^[\d\W]+$/.test(key) &&
    !isClause(reference.words) &&
    key.split(' ').length <= 5
  )
}

/** "User types" is what somebody does. */
function isClause(words: string): boolean {
  const [who = '', does = '', ...more] = words
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .split(' ')
  return more.length === 0 && people.has(who) && /[^s]s$/.test(does)
}

const people = wordsOf('user customer visitor person agent clerk manager administrator driver member')
const entries = wordsOf('field fields input inputs entry entries values them')
const counting = wordsOf(
  'one any each all none every either both of the these those two three four five six seven eight nine ten mandatory required input text form',
)

/** "All four fields", "any of the entries", "one of them": what stands for all that was declared before. */
export const isGroup = (words: string): boolean => endsIn(words, entries, counting)

const whole = wordsOf(
  'data entry entries input inputs form everything information details field fields values',
)
const leading = wordsOf('the all valid every entered correct')

/** "The data", "the form", "everything": all that is entered. */
export const isEverything = (words: string): boolean => endsIn(words, whole, leading)

/** Whether the last word is one of `lasts`, and each before it one of `others`. */
function endsIn(words: string, lasts: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const all = words.toLowerCase().split(/\s+/)
  return lasts.has(all.pop() ?? '') && all.every((word) => others.has(word))
}

/** Whose it is: "the plan's budget", "the budget of the plan". */
export function ownedIn(words: string): { thing: string; owner: string } | undefined {
  const of = /^(.{1,60}?) (?:of|for) (?:the |a |an |each |every )?(.{1,60})$/i.exec(words)
  if (of?.[1] && of[2]) return { thing: of[1], owner: of[2] }
  const genitive = /^(.{1,60}?)['’]s? (.{1,60})$/.exec(words)
  return genitive?.[1] && genitive[2] ? { thing: genitive[2], owner: genitive[1] } : undefined
}
