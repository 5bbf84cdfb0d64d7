import { singular } from '../../english/plural.ts'
import { isNoun, roleOfNoun } from '../nouns.ts'
import type { Check, Target } from '../types.ts'
import {
  isClause,
  isDated,
  isFragment,
  isSubject,
  isValue,
  readExpected,
  readSpoken,
  type ExpectedWords,
} from './expected-words.ts'
import { fieldMeant, isFieldNoun } from './fields-meant.ts'
import { withoutIdleWords } from './idle-words.ts'
import type { FactContext, FactReader } from './readers.ts'
import { messages } from './messages.ts'
import { readPlace, readThing } from './thing.ts'

// What speaks says its words themselves; what shows may show a thing.
const speaking =
  '(?:says?|saying|said|reads|reading|states|stating|tells?|telling|told|thanks?|thanking|announces|announcing|reports|reporting|confirms|confirming|warns|warning|informs|informing|greets|greeting|notifies|notifying|prompts|prompting|complains|complaining|reminds|reminding|mentions|mentioning|welcomes|welcoming|asks|asking|claims|claiming|answers|answering|replies|replying|responds|responding|nags|nagging|explains|explaining|sums? (?:it |everything )?(?:all )?up|wants)'
const showing =
  '(?:shows|showing|displays|displaying|presents|presenting|gives|giving|indicates|indicating|brings up|puts up)'
const hearer = '(?: (?:us|me|you|them|him|her|the (?:user|visitor|customer|tester)))?'
const lead =
  '(?:(?: that|:| with| by| as)?(?: (?:the |a |an )?(?:words?|text|message|sentence|note|line))?:?)'
const speech = new RegExp(`^(?:(.+?) )?${speaking}${hearer}${lead} (.+)$`, 'i')
const shows = new RegExp(`^(?:(.+?) )?${showing}${hearer}${lead} (.+)$`, 'i')
const calling =
  '(?:called|named|labell?ed|titled|entitled|captioned|headed|worded|relabell?ed|renamed)(?: (?:to|as|with))?'
const called = new RegExp(
  `^(.+?) (?:(?:is|are|was|has been|gets|remains|stays|becomes) )?(not )?${calling} (.+)$`,
  'i',
)
const becoming =
  /^(?:the )?([a-z]+?)(?:['’]s)?(?: (?:text|label|caption|name|title|wording))? (?:(?:changes|changed|has changed|is changed|switches|switched) to|(?:turns|turned|has turned) into|becomes) (.+)$/i
const shown =
  '(?:(?:is|are|gets|was) )?(?:visible|shown|displayed|present|there|back|seen|to be seen|to be read|on (?:the )?(?:page|screen)|visibly shown|appears?|appeared|shows up|pops up|comes up|turns up|stands there|stays|remains|can be (?:seen|read))'
const appearing = new RegExp(`^(.+?) ${shown}(?: (.+))?$`, 'i')
const beginning =
  /^(?:the |an? |some |this )?(?:longer |short |little )?(?:help |hint |info |error |success |warning )?(?:text|message|sentence|line|paragraph|note|hint|explanation|notice|heading|description|label) (?:that )?(?:beginning|starting|begins|starts|which begins|which starts) with (.+)$/i
// Whatever says so, it says it on the page.
const anyone =
  /^(?:it|the page|the screen|the app|the application|the site|the system|the website|the view|(?:the |an? )?(?:little |small )?calendar|the month|the display|page|screen|this|that|we|everything)$/i
const total = /^(?:a |the )?(?:grand )?total of (?=\S)/i
const side = /^(.+?),? (?:just |right |directly |immediately )?(above|below|under|underneath|beneath) (.+)$/i
const half =
  /^(?:(.+?),? )?(?:right |down |up |way )?(?:at|on|near|towards|in) the (?:very )?(top|bottom|upper part|lower part|upper half|lower half)(?: of the (?:page|screen|window|site))?(?:,? (.+))?$/i
const within = /^(.+?),? (?:in|inside|within|on) (?:the |its |my |your )?([a-z][a-z -]*)$/i
const beside = /^(?:the )?([a-z ]+?) (next to|beside|above|below|under|underneath|beneath) (.+)$/i
const references = /^(?:the|this|that) (?:link|button|field|control|box|option|tab|checkbox|element)$/i

/** Texts that the page shows, in words of the prose or quoted: what something says or is called, fragments with numbers and dates, how a text begins. */
export const readText: FactReader = (fact, context) => {
  const clause = withoutIdleWords(fact)
  // How many of something there are is counted, and no text.
  if (/^there\b/i.test(fact) && !isDated(clause)) return undefined
  return (
    placed(clause, context) ??
    named(clause, context) ??
    spoken(clause, context) ??
    starting(clause, context) ??
    fragment(clause, context, undefined)
  )
}

/** A sentence after the words that something says: the page says it, too, or nobody knows. */
export const readTelling: FactReader = (fact, context) => {
  const words = context.telling ? readSpoken(fact, context.prose) : undefined
  return words && [textCheck(words, undefined)]
}

/** Whether a fact ends in words that something says, so that the next sentence may go on with them. */
export const isTelling = (fact: string): boolean => {
  const [, , words = ''] = speech.exec(withoutIdleWords(fact)) ?? []
  return words !== '' && !words.includes('\uE000')
}

// What stands above or below something, or in the upper or lower half of the page: elsewhere it is not what is meant.
function placed(clause: string, context: FactContext): Check[] | undefined {
  const [, before = '', part = '', after = ''] = half.exec(clause) ?? []
  if (part !== '' && (before === '') !== (after === ''))
    return textIn(before === '' ? after : before, context, {
      role: 'half',
      name: /top|upper/i.test(part) ? 'top' : 'bottom',
    })
  const [, inside = '', place = ''] = within.exec(clause) ?? []
  const at = isDated(inside) && !isClause(inside) ? readPlace(place, context.prose) : undefined
  if (at) return textIn(inside, context, at)
  const [, words = '', where = '', phrase = ''] = side.exec(clause) ?? []
  if (words === '' || /\b(?:text|message|note|hint|line)$/i.test(words)) return undefined
  const other = besideWhat(phrase, context)
  return other && textIn(words, context, { role: 'side', name: sideOf(where), within: other })
}

const sideOf = (words: string): string =>
  /above/i.test(words) ? 'above' : /next|beside/i.test(words) ? 'beside' : 'below'

function besideWhat(phrase: string, context: FactContext): Target | undefined {
  const noun = phrase.replace(/^(?:the|this|that|it['’]?s) /i, '')
  if (isFieldNoun(noun)) return fieldMeant(noun, context)
  return references.test(phrase) && context.it ? context.it : thingOrAny(phrase, context)
}

function textIn(words: string, context: FactContext, target: Target): Check[] | undefined {
  const checks = spoken(words, context) ?? starting(words, context) ?? fragment(words, context, undefined)
  if (!checks?.every(({ kind, target: own }) => kind === 'assert_text' && !own)) return undefined
  return checks.map((check) => ({ ...check, target }))
}

function thingOrAny(phrase: string, { prose }: FactContext): Target | undefined {
  const noun = phrase.trim().replace(/^(?:the|all|both|those|these) /i, '')
  const one = singular(noun)
  const role = isNoun(noun) ? roleOfNoun(noun) : isNoun(one) ? roleOfNoun(one) : undefined
  return role === undefined ? readThing(phrase, prose) : { role }
}

// The name of a control is seen on it: one that is told apart has it, or there is one of its kind that has.
function named(clause: string, context: FactContext): Check[] | undefined {
  const [, kindOf = '', name = ''] = becoming.exec(clause) ?? []
  const spelled = isNoun(kindOf) && !isFieldNoun(kindOf) ? `${kindOf} is called ${name}` : clause
  const [, subject = '', denied, words = ''] = called.exec(spelled) ?? []
  const expected = words === '' ? undefined : readExpected(words, context.prose)
  const [, kind = '', where = '', phrase = ''] = beside.exec(subject) ?? []
  if (expected && denied === undefined && isNoun(kind) && !isClause(phrase)) {
    const other = besideWhat(phrase, context)
    return other && [textCheck(expected, { role: 'side', name: sideOf(where), within: other })]
  }
  if (!expected || !isSubject(subject) || (!isValue(words) && denied !== undefined)) return undefined
  const noun = subject.replace(/^(?:the|this|that|a|an) /i, '')
  const isKind = isNoun(noun) || /^(?:control|element|it)$/i.test(noun)
  const negated = denied === undefined ? {} : { negated: true }
  if (isKind) {
    const role = roleOfNoun(noun)
    if (isFieldNoun(noun) || (role === undefined && !/^(?:control|element|it)$/i.test(noun))) return undefined
    return [
      {
        kind: 'assert_visible',
        target: { role: role ?? 'control', name: expected.expected },
        ...(expected.unquoted ? { unquoted: true } : {}),
        ...negated,
      } as Check,
    ]
  }
  const target = readThing(subject, context.prose)
  return (
    target && [
      {
        kind: 'assert_labelled',
        target,
        attribute: 'name',
        comparison: 'equals',
        ...expected,
        ...negated,
      } as Check,
    ]
  )
}

function spoken(clause: string, context: FactContext): Check[] | undefined {
  // "Showing 1 to 10 of 23 entries" is a text itself.
  if (/^\p{Lu}\w+ing /u.test(clause)) return undefined
  const [, noun = '', message = ''] = /^([^:]+): (.+)$/.exec(clause) ?? []
  const alone = messages.test(noun) ? readSpoken(message, context.prose) : undefined
  if (alone) return by(noun, alone, context)
  const [, subject = '', text = ''] = speech.exec(clause) ?? []
  const words = text.replace(/ (?:is (?:shown|displayed|visible)|appears|pops up|comes up|shows up)$/i, '')
  const told = words === '' ? undefined : readSpoken(words.replace(total, ''), context.prose)
  if (told) return by(subject, told, context)
  const [, thing = '', seen = ''] = shows.exec(clause) ?? []
  const expected = seen === '' ? undefined : readExpected(seen.replace(total, ''), context.prose)
  const isText = expected && (expected.unquoted === undefined || isFragment(seen.replace(total, '')))
  return isText && !isClause(seen) ? by(thing, expected, context) : undefined
}

function by(subject: string, told: ExpectedWords, context: FactContext): Check[] | undefined {
  if (subject === '' || anyone.test(subject)) return [textCheck(told, undefined)]
  if (messages.test(subject))
    return [{ ...textCheck(told, undefined), ...(told.unquoted ? {} : { exact: true }) }]
  const below =
    /^(?:the )?(?:text|message|note|hint|line|label|number|figure|value|caption|counter|display|output) (above|below|under|beneath|next to|beside) (.+)$/i.exec(
      subject,
    )
  if (below) {
    const other = besideWhat(below[2] ?? '', context)
    return other && [textCheck(told, { role: 'side', name: sideOf(below[1] ?? ''), within: other })]
  }
  if (!isSubject(subject)) return undefined
  const noun = subject.replace(/^(?:the|this|that|a|an) /i, '')
  if (isNoun(noun) && !isFieldNoun(noun)) {
    const place = readPlace(subject, context.prose)
    return place && place.role !== 'button' ? [textCheck(told, place)] : asControl(noun, told)
  }
  if (isFieldNoun(noun)) return undefined
  const target = readThing(subject, context.prose)
  return (
    target && [{ kind: 'assert_labelled', target, comparison: 'equals', unquoted: true, ...told } as Check]
  )
}

// "Button reads Clear completed (1)": which one is told by its name alone.
function asControl(noun: string, { expected, unquoted }: ExpectedWords): Check[] | undefined {
  const role = roleOfNoun(noun)
  if (role === undefined) return undefined
  return unquoted
    ? [{ kind: 'assert_text', expected, unquoted }]
    : [{ kind: 'assert_visible', target: { role, name: expected } }]
}

function starting(clause: string, context: FactContext): Check[] | undefined {
  const [, bare = clause] = appearing.exec(clause) ?? []
  const [, words = ''] = beginning.exec(bare) ?? []
  const expected = words === '' ? undefined : readExpected(words, context.prose)
  return expected && [{ ...textCheck(expected, undefined), comparison: 'starts_with' }]
}

/** A text without any words around it: it holds a number or a date, or it is said to be shown. */
function fragment(clause: string, context: FactContext, target: Target | undefined): Check[] | undefined {
  const [, bare = clause, rest] = appearing.exec(clause) ?? []
  // How many of something are shown is counted, and no text.
  if (rest !== undefined || clause.includes('\uE000') || (bare !== clause && !isDated(bare))) return undefined
  const words = bare.replace(/^(?:(?:the|a|an) (?=\d)|(?:to|at|on|in|from) )/i, '').replace(total, '')
  const expected = isFragment(words) && !isClause(words) ? readExpected(words, context.prose) : undefined
  const isLabelled = / *: /.test(words) && !/\d.*: .*\d/.test(words)
  return expected && !isLabelled ? [textCheck(expected, target)] : undefined
}

function textCheck({ expected, unquoted }: ExpectedWords, target: Target | undefined): Check {
  return {
    kind: 'assert_text',
    expected,
    ...(unquoted ? { unquoted } : {}),
    ...(target ? { target } : {}),
  }
}
