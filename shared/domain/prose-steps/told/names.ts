import { businessVerb } from '../business-verbs.ts'
import { soleLiteral, type Prose } from '../prose.ts'

const set = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''))

// What makes a sentence of words: somebody who does or is something, what joins sentences, denies, or says how and when.
const ofSentences = set(`
  is are was were am be been being has have had having does do did will would can could should shall must may might isn't aren't wasn't
  doesn't don't didn't won't can't cannot shows appears stays remains says reads works goes gets becomes it they i you we he she them me us this
  that these those there here who whom whose which what where when why how if while because so but unless until after before as than whether
  not no never without nothing nobody everything anything something again now once twice still already too also yet just only please very
  maybe both either neither each every all none same`)
// Written small inside of a name, and never at its ends.
const inside = set('of the a an to for and in on with at by from & or vs per')
// What stands in front of notes on a step, and is none of the page.
const remarks = set(`
  note notes remark precondition preconditions prerequisite prerequisites setup step steps expected result hint caution tip example given then
  and afterwards finally again now repeat same ditto wait optional optionally first second third also otherwise tbd todo n/a etc cleanup teardown
  test goal actor but or if when`)
// Where something is, which begins no name of several words.
const places = set('over under below above beside near behind around within beneath')
// How things are, said at the end of words that are no name.
const states =
  /(?:^|\s)(?:[a-z]+ed|shown|open|gone|done|sent|set|left|ready|visible|hidden|empty|blank|chosen|given|taken|written)$/
/** What controls are called that people write small in a note. */
const commands = set('next previous prev ok okay yes no cancel done more menu home help')
const word = /^(?:[\p{L}\p{N}#€$+(][^\s,;:!?"\uE000\uE001]*|[-–+&/*→←»«×…])$/u
const written = /^[\p{Lu}\p{N}#€$+(]/u
const numeral = /^[#€$+(]*\d[\d.,:/–-]*[)%€$]?$/
const mostWords = 6
const mostPlainWords = 3

/**
 * The name that words are written as: in quotes; each word that says something with a capital letter or a number; or a number with the words that it counts.
 * A capital that only begins a sentence tells nothing: "Make coffee", "Whack Save". What any word makes a sentence of or a remark is none.
 */
export function writtenName(text: string, { literals }: Prose): string | undefined {
  const quoted = soleLiteral(text, literals)?.trim()
  if (quoted) return quoted
  const name = text.trim().replace(/^[Tt]he (?=\p{Lu})/u, '')
  const words = name.split(' ')
  const [first = ''] = words
  if (words.length > mostWords || !words.every((one) => word.test(one)) || remarks.has(first.toLowerCase()))
    return undefined
  if (words.length > 1 && places.has(first.toLowerCase())) return undefined
  if (!/[\p{L}\p{N}]/u.test(name) || /ly$/i.test(first) || inside.has(first.toLowerCase())) return undefined
  // Signs stand at the ends of a name; between names they join them.
  if (words.slice(1, -1).some((one) => /^[+*→←»«×]$/.test(one))) return undefined
  if (words.length === 1) return written.test(name) || commands.has(name) ? name : undefined
  return isWrittenLarge(words) || isCounted(words) ? name : undefined
}

// "Terms and Conditions", "How It Works": no sentence is written so, but one that shouts what is not, and a verb that nobody knows with what it is done to.
function isWrittenLarge(words: readonly string[]): boolean {
  const small = words.slice(1, -1)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isObject = words.length === 2 && (commands.has(last) || businessVerb(last) !== undefined)
  return (
    !isObject &&
    !/^(?:the|an?)$/.test(words[1] ?? '') &&
    !words.some((one) => /^(?:NOT|NO|NOTHING|NEVER)$/.test(one)) &&
    words.every(
      (one) => written.test(one) || (small.includes(one) && inside.has(one)) || !/\p{L}/u.test(one),
    ) &&
    words.some((one) => /\p{L}/u.test(one) || numeral.test(one))
  )
}

// "13 stripes". What is said to be so is none.
function isCounted(words: readonly string[]): boolean {
  return (
    words.length <= mostPlainWords &&
    numeral.test(words[0] ?? '') &&
    words.every((one) => !ofSentences.has(one.toLowerCase()) && !inside.has(one) && !one.endsWith('ly')) &&
    !states.test(words.join(' '))
  )
}

/** Whether words may call a thing that somebody presses, when they say that it is such a thing: "the login button". */
export const mayBeCalled = (words: string): boolean =>
  words.split(' ').length <= mostPlainWords &&
  words.split(' ').every((one) => word.test(one) && !ofSentences.has(one.toLowerCase()) && !inside.has(one))

/** An answer to what was said before, where something follows: "OK, now …". */
export const isReply = (name: string): boolean =>
  /^(?:ok|okay|yes|no|right|fine|good|well|hi|hello|done)$/i.test(name)
