import { trimEnd } from '../../text/trim-end.ts'
import { fitting, joinedSentences, type Masked } from './sentences.ts'

/** What an expected result says is seen. Names are as the case gives them. */
export type Claim =
  | { claim: 'shown'; text: string; as: 'text' | 'message' | 'heading'; near?: string }
  | { claim: 'absent'; text: string }
  | { claim: 'control'; name: string; is: string }
  | { claim: 'value'; name: string; literal: string; still?: true }
  | { claim: 'unchanged'; name: string }
  | { claim: 'none'; name: string; literal: string }
  | { claim: 'listed'; list?: string; texts: string[]; only?: true }
  | { claim: 'unlisted'; list?: string; text: string }
  | { claim: 'page'; page: string }
  | { claim: 'verdict'; accepted: boolean; name?: string; literal?: string }
  | { claim: 'said'; text: string }

type Make = (quoted: string[], rest: string[]) => Claim

const shown =
  (as: 'text' | 'message' | 'heading'): Make =>
  ([text = '', near]) => ({
    claim: 'shown',
    text,
    as,
    ...(near === undefined ? {} : { near }),
  })
const absent: Make = ([text = '']) => ({ claim: 'absent', text })
const value: Make = ([literal = ''], [name = '']) => ({ claim: 'value', name, literal })
const still: Make = ([literal = ''], [name = '']) => ({ claim: 'value', name, literal, still: true })
const verdict =
  (accepted: boolean): Make =>
  ([literal], [name]) => ({
    claim: 'verdict',
    accepted,
    ...(name === undefined ? {} : { name }),
    ...(literal === undefined ? {} : { literal }),
  })
const emptyVerdict =
  (accepted: boolean): Make =>
  (_, [name = '']) => ({ claim: 'verdict', accepted, name, literal: '' })
const nouns = [
  'field',
  'dropdown',
  'checkbox',
  'radio',
  'radio button',
  'button',
  'link',
  'heading',
  'table',
  'list',
  'text',
  'tab',
  'dialog',
]
const states = ['shown', 'enabled', 'disabled', 'checked', 'unchecked', 'empty', 'focused']

const claims: [form: string, make: Make][] = [
  ...nouns.map((noun): [string, Make] => [`the message § is shown next to the § ${noun}`, shown('message')]),
  ['the message § is shown', shown('message')],
  ['the heading § is shown', shown('heading')],
  ['§ is visible', shown('text')],
  ['the message § is not shown', absent],
  ['the heading § is not shown', absent],
  ['§ is not shown', absent],
  ['§ is not shown in the list', ([text = '']) => ({ claim: 'unlisted', text })],
  ['§ is not shown in the § list', ([text = '', list = '']) => ({ claim: 'unlisted', text, list })],
  ['the § page is shown', ([page = '']) => ({ claim: 'page', page })],
  ['the § field has the value §', ([name = '', literal = '']) => ({ claim: 'value', name, literal })],
  ['§ is selected in §', ([literal = '', name = '']) => ({ claim: 'value', name, literal })],
  ...nouns.flatMap((noun): [string, Make][] => [
    ...states.map((is): [string, Make] => [
      `the § ${noun} is ${is}`,
      ([name = '']) => ({ claim: 'control', name, is }),
    ]),
    [`there is no § ${noun}`, ([name = '']) => ({ claim: 'control', name, is: 'hidden' })],
  ]),
  ['* is unchanged', (_, [name = '']) => ({ claim: 'unchanged', name })],
  ['the state of * is still §', still],
  ['* is still §', still],
  ['the state of * is §', value],
  ['it is refused', verdict(false)],
  ['it is accepted', verdict(true)],
  ...[true, false].flatMap((is): [string, Make][] => {
    const end = is ? 'accepted' : 'not accepted'
    return [
      [`the entry is ${end}`, verdict(is)],
      [`the entries are ${end}`, verdict(is)],
      [`empty * is ${end}`, emptyVerdict(is)],
      [`empty * are ${end}`, emptyVerdict(is)],
      [`* § is ${end}`, verdict(is)],
      [`* § are ${end}`, verdict(is)],
      [`§ ticked is ${end}`, ([name = '']) => ({ claim: 'verdict', accepted: is, name, literal: 'yes' })],
      [`§ not ticked is ${end}`, ([name = '']) => ({ claim: 'verdict', accepted: is, name, literal: 'no' })],
      [`any * is ${end}`, (_, [name = '']) => ({ claim: 'verdict', accepted: is, name })],
    ]
  }),
  ['* is §', value],
  ['* are §', value],
]

/** Texts that only a person can judge, by their words. */
type Said = ReadonlyMap<string, string>
export const saidTexts = (texts: readonly string[]): Said =>
  new Map(texts.map((text) => [asTold(text), text]))

/** Every claim of an expected result; what is no claim that is known stays in its words. */
export function readClaims(expected: string, said: Said): (Claim | string)[] {
  return joinedSentences(expected, (one) => {
    for (const [form, make] of claims) {
      const found = fitting(form, one)
      if (found) return make(found.quoted, found.rest)
    }
    const text = said.size === 0 ? undefined : said.get(asTold(unmasked(one)))
    return text === undefined ? (listing(one) ?? amount(one)) : { claim: 'said', text }
  })
}

/** One word for the forms of being, and for whoever a text speaks as. */
const spoken = new Map([
  ...['is', 'are', 'be'].map((word) => [word, 'be'] as const),
  ['i', 'they'],
  ['my', 'their'],
  ['me', 'them'],
])

/** The words of a sentence, whether it tells a duty ("shall save the record") or a fact ("saves the record"). */
function asTold(sentence: string): string {
  const duty = ['shall', 'will', 'must', 'should', 'does', 'do']
  const bare = trimEnd(sentence.toLowerCase(), ':;,')
  const words = trimEnd(bare.replace(/\((?:required|optional|recommended|mandatory)\)$/, ''))
    .replace(/^i (?:am )?/, (own) => (own === 'i ' ? 'the user ' : 'the user is '))
    .split(' ')
    .filter((word) => !duty.includes(word))
  return words.map((word) => spoken.get(word) ?? word.replace(/ies$/, 'y').replace(/e?s$|e$/, '')).join(' ')
}

function unmasked({ plain, quoted }: Masked): string {
  let index = -1
  return plain.replaceAll('§', () => `"${quoted[(index += 1)] ?? ''}"`)
}

/** `Only "A", "B" and "C" are shown in the "Names" list`. */
function listing({ plain, quoted }: Masked): Claim | undefined {
  const [, only, , named] =
    /^(only )?(§(?:, §)*(?: and §)?) (?:is|are) shown in the (§ )?list$/i.exec(plain) ?? []
  if (!/^(?:only )?§(?:, §)*(?: and §)? (?:is|are) shown in the (?:§ )?list$/i.test(plain)) return undefined
  const list = named ? quoted.at(-1) : undefined
  const texts = named ? quoted.slice(0, -1) : quoted
  return { claim: 'listed', texts, ...(list === undefined ? {} : { list }), ...(only ? { only: true } : {}) }
}

/** "The surcharge is 12 %": what is told of an amount stands without quotes. */
function amount({ plain }: Masked): Claim | undefined {
  const [, thing, none] = /^there is no (.+?) of (\p{Sc}?-?\d[\d.]*(?: \S+)?)$/iu.exec(plain) ?? []
  if (thing !== undefined && none !== undefined) return { claim: 'none', name: thing, literal: none }
  const [, name, literal] = /^(.+?) (?:is|are) (\p{Sc}?-?\d[\d.]*(?: \S+)?)$/u.exec(plain) ?? []
  return name === undefined || literal === undefined ? undefined : { claim: 'value', name, literal }
}
