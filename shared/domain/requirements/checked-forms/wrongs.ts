import { maskQuotes } from '../facts/mask.ts'
import { readPatternRule } from '../facts/patterns/read-pattern-rule.ts'
import { setOf } from './character-sets.ts'
import { conditionOf, leftOver, take, type Condition } from './condition-words.ts'
import { readLengths } from './length-words.ts'
import { readRanges } from './range-words.ts'
import type { Wrong } from './parts.ts'

export interface ReadWrongs {
  wrongs: Wrong[]
  samples: string[]
}

/** What the condition is about: the input, every other input, the text that answers it. */
export interface About {
  label: string
  labels: string[]
  message: string
}

/** "Spaces before and after it are ignored": said of the value, and read elsewhere. */
export const aroundSpaces =
  /\(?,? ?(?:(?:leading|trailing|outer|surrounding)(?:,? (?:and|or|\/) (?:leading|trailing))? (?:spaces|blanks|white ?space)|(?:spaces|blanks|white ?space) (?:before (?:and|or) after|around|at (?:the )?(?:both )?(?:start|beginning|ends?)(?: (?:and|or) (?:the )?end)?)(?: (?:it|them|the (?:value|text|name|entry)))?) ?(?:(?:are|is|do|does|being) ?)?(?:(?:ignored|not counted?|cut off|removed|trimmed|stripped|disregarded|left out|don't count|no part of it|not matter|first)(?: first)?)?\)?/i

const says =
  /\b(?:must|has to|have to|needs? to|should|shall|may only|can only|only|allowed|permitted|accepted|required|if not|otherwise|unless|in any other case)\b(?! (?:not|no)\b)/i

/**
 * Reads which values a condition speaks of, however it is told: by what is wrong ("shorter than 3 characters"), or by what is right ("3 to
 * 20 characters"; "… must …, otherwise"). Nothing where a part of it was not understood.
 */
export function readWrongs(phrase: string, about: About): ReadWrongs | undefined {
  const condition = conditionOf(phrase)
  while (take(condition, aroundSpaces)) continue
  const { samples } = condition
  const right = says.test(condition.words)
  const wrongs = detect(condition, about, right)
  const rest = leftOver(condition, about.label)
  if (wrongs.length > 0) return rest === '' ? { wrongs, samples } : undefined
  // "Wrong length", "otherwise", "anything else": the message itself says what it is about.
  if (
    !/^(?:(?:wrong|invalid|bad|incorrect|else|other|too|short|big|small|large|high|low|right|correct|format|form|outside|range|limits?) ?)*$/i.test(
      rest,
    )
  )
    return undefined
  const told = conditionOf(about.message)
  const found = detect(told, { ...about, message: '' }, true).filter(
    ({ wrong }) => wrong !== 'empty' && wrong !== 'taken',
  )
  return found.length > 0 && agrees(condition.words, found) ? { wrongs: found, samples } : undefined
}

/** "Too short" answers only the lower limit of a message that names both. */
function agrees(words: string, found: Wrong[]): boolean {
  return !/\btoo\b/i.test(words) || found.every((one) => !('min' in one && 'max' in one))
}

function detect(condition: Condition, about: About, right: boolean): Wrong[] {
  return [
    ...repeated(condition, about),
    ...known(condition),
    ...address(condition),
    ...nothing(condition, about.message),
    ...decimals(condition),
    ...edges(condition, right),
    ...lacking(condition, about.message, right),
    ...digitsOnly(condition),
    ...notNumber(condition),
    ...readLengths(condition, right),
    ...charactersOf(condition),
    ...patterns(condition, right),
    ...readRanges(condition, right),
  ]
}

const empties =
  /\b(?:(?:is |are |if |left |field |still |was )*(?:empty|blank)(?: or (?:only|just|nothing but|consists? (?:only )?of|holds? only|contains? only|made (?:up )?of(?: only)?) (?:spaces|blanks|whitespace))?|missing|absent|nothing (?:is |was |has been )?(?:entered|chosen|selected|filled in|typed|ticked|picked)|no (?:entry|input|value|choice|selection|option|answer)(?: (?:is |was )?(?:made|entered|chosen|selected|given|there))?|not (?:yet )?(?:filled(?: in| out)?|entered|given|chosen|selected|picked|ticked|checked|accepted|set|provided|confirmed|agreed(?: to)?|answered)|unticked|unchecked|without (?:an? )?(?:entry|value|input|choice|selection|text)|none (?:is )?(?:chosen|selected|entered|picked|given)|required|mandatory|must (?:not be (?:left )?(?:empty|blank)|be (?:filled(?: in| out)?|entered|given|chosen|selected|ticked|checked|accepted|provided|set|picked|made|confirmed))|may not be (?:left )?(?:empty|blank)|cannot be (?:left )?(?:empty|blank)|(?:only|just|nothing but) (?:spaces|blanks))\b/i
const standing =
  /\b(?:still )?(?:stands? (?:at|on)|left (?:at|on)|is (?:still )?(?:at|on)|stays? (?:at|on)|shows|set to|is)? ?Q(\d+)(?: (?:is )?(?:still )?(?:chosen|selected|there|kept))?/i

function nothing(condition: Condition, message: string): Wrong[] {
  if (take(condition, empties)) {
    while (take(condition, empties)) continue
    return [{ wrong: 'empty' }]
  }
  const placed = standing.exec(condition.words)
  const quote = condition.quotes[Number(placed?.[1] ?? -1)]
  if (quote === undefined || !/^\W*(?:please )?(?:choose|select|pick|none|no |-)/i.test(quote)) return []
  return /choose|select|pick|tell|say|need/i.test(message) && take(condition, standing)
    ? [{ wrong: 'empty' }]
    : []
}

const differing =
  /\b(?:(?:is |are |does |do |must |has to |should )*(?:not )?(?:be )?(?:(?:exactly |just )?the same as|identical (?:to|with)|equal(?: to)?|equals?|match(?:es|ing)?(?: with)?|repeats?|agree with|correspond to|differs? from|different (?:from|to|than)|differ|other than|unlike|agree))\b(?: what (?:was|is) (?:typed|entered|given) (?:in|as|for))?/i

/** "Not the same as "Password"", "differs from the e-mail", "the two passwords do not match". */
function repeated(condition: Condition, { label, labels, message }: About): Wrong[] {
  const found = differing.exec(condition.words)
  if (!found) return []
  const behind = condition.words.slice(found.index + found[0].length)
  const place = /^ (?:the |both |field |in )*Q(\d+)/i.exec(behind)?.[1]
  const quote = place === undefined ? undefined : condition.quotes[Number(place)]
  const others = labels.filter((one) => one !== label)
  const spoken = behind.toLowerCase()
  const named =
    others.find((one) => quote !== undefined && one.toLowerCase() === quote.toLowerCase()) ??
    others
      .filter((one) => new RegExp(`^ (?:the |your |first |field )*${plain(one)}\\b`).test(spoken))
      .toSorted((a, b) => b.length - a.length)[0] ??
    others
      .filter((one) => label.toLowerCase().includes(one.toLowerCase()))
      .toSorted((a, b) => b.length - a.length)[0]
  if (named === undefined) return []
  const negated = /\b(?:not|n't)\b/i.test(found[0])
  const apart = /differ|different|other than|unlike/i.test(found[0])
  const must = /\b(?:must|has to|should)\b/i.test(found[0])
  // "Must match", "does not match", "differs": the two have to be alike. "Must differ", "the same as": they must not.
  const alike = must ? negated === apart : negated !== apart
  const bare =
    !must &&
    !negated &&
    !apart &&
    /\b(?:do(?:es)? not match|same|match|repeat|agree|identical)\b/i.test(message)
  const same = alike || (bare && !/\b(?:differ|other|different|another)\b/i.test(message))
  take(condition, differing)
  if (quote !== undefined) take(condition, new RegExp(`\\bQ${place}\\b`))
  take(condition, new RegExp(`\\b(?:the )?${plain(named)}\\b`, 'i'))
  const cased = take(
    condition,
    /,? (?:upper and lower )?case (?:included|matters|counts)|,? (?:in|with) (?:the same|upper and lower) case|,? case-sensitive(?:ly)?/i,
  )
  const exact = cased !== undefined || /\b(?:exactly|identical)\b/i.test(found[0])
  return [
    same
      ? { wrong: 'differs', label: named, ...(exact ? { exact: true as const } : {}) }
      : { wrong: 'same', label: named },
  ]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')
}

const caseless =
  /[,;(]?\s*(?:\(?(?:upper|lower)(?: and|\/|-)? ?(?:lower|upper)[ -]?case(?: letters)?(?: (?:make no difference|do not matter|are the same|does not matter|count as the same|are not distinguished))?|case[ -]insensitive(?:ly)?|(?:regardless of|ignoring|irrespective of|whatever(?: the)?|no matter the|without regard to|in any) (?:upper (?:and|or) lower )?case|(?:the )?case (?:does not matter|is ignored|makes no difference|plays no role)|in (?:any|whatever) (?:case|spelling)|also in (?:other|another) case|in (?:upper|lower) or (?:upper|lower) case)\)?/i
const takenWords =
  /\b(?:(?:is |are |has |have |was |were |been )*(?:already |also )?(?:reserved|taken|registered|in use|used|booked|known|on the list|exists?|signed up|forbidden|blocked|not available|not free|not allowed)(?: (?:already|before|yet|earlier))?|already (?:exists?|there|on the list)|not unique|must be unique|unique)\b/i
const recordedWords =
  /\b(?:registered|used|booked|signed up|sent|entered|submitted|already|unique|before|on the list|since the (?:page|form) was opened)\b/i
const recordedTail =
  /,? ?(?:and )?(?:so (?:is|are)|as (?:is|are|well as)|like|also|too)? ?(?:every|each|any|all|those|the)? ?(?:other )?(?:user )?[a-z-]+ (?:that (?:was |were |has been )?|which (?:was |were )?)?(?:already )?(?:registered|used|booked|signed up|sent|entered|taken|submitted)(?: (?:since|before|earlier|already|in this session|on this page|with)[a-z ]*)?/i

/** "Reserved: admin", '"admin" and "root" are taken', "already registered". */
function known(condition: Condition): Wrong[] {
  if (!takenWords.test(condition.words)) return []
  const listed = condition.quotes.filter(
    (one, at) => new RegExp(`\\bQ${at}\\b`).test(condition.words) && one !== '',
  )
  const free = /\b(?:not allowed|forbidden|blocked)\b/i.test(condition.words) && listed.length === 0
  if (free) return []
  const recorded = recordedWords.test(condition.words)
  const ignoresCase = take(condition, caseless) !== undefined
  take(condition, recordedTail)
  while (take(condition, /,? ?(?:and |or )?\bQ\d+\b/)) continue
  while (take(condition, takenWords)) continue
  take(
    condition,
    /\b(?:since|while) the (?:page|form) was opened\b|\b(?:in (?:this|the same) session|on this page|by (?:someone|somebody|anyone) else|another (?:user|person|guest|visitor|entry))\b/i,
  )
  while (
    take(
      condition,
      /\b(?:so|same|every|names?|e-?mail(?: address)?|these|words?|too|earlier|before|person|somebody|someone)\b/i,
    )
  )
    continue
  return [{ wrong: 'taken', values: listed, ignoresCase, recorded }]
}

const addressWords =
  /\b(?:valid |correct |proper |real |well-formed |invalid |wrong |complete )?e-?mail(?: address)?\b(?: (?:format|form))?|\b(?:valid|invalid|correct|complete) address\b|@|\bat sign\b/i

/** "Exactly one "@" with something before it and a domain with a dot behind it, no spaces". The rest of such words describes the same. */
function address(condition: Condition): Wrong[] {
  const whole = condition.words.replace(/Q(\d+)/g, (_, at: string) => condition.quotes[Number(at)] ?? '')
  const told = /@|\bat[ -]sign\b/i.test(whole)
  const named =
    /\b(?:not a|no|in)? ?(?:valid|correct|proper|well-formed|complete|invalid|wrong)\b[^.]{0,12}\be-?mail\b|\be-?mail\b[^.]{0,30}\b(?:valid|invalid|format|form)\b|\bform of an e-?mail\b|\b(?:in)?valid address\b/i.test(
      whole,
    )
  if (!told && !named) return []
  if (/\b(?:already|registered|taken|in use)\b/i.test(whole)) return []
  condition.words = ''
  return [
    {
      wrong: 'address',
      led: /\b(?:before|in front of|left of|name|local part)\b/i.test(whole),
      dotted:
        /\bdots?\b|\bperiods?\b|\bdomain\b[^.;]{0,30}\b(?:two|2)\b|@[\w-]+\.\w|\bending\b|\btop-level\b|"\."/i.test(
          whole,
        ),
      single:
        /\b(?:exactly|only|just) (?:one|1|a single) ["“]?@|\b(?:one|1|a single) ["“]?@|\bmore than (?:one|1) ["“]?@/i.test(
          whole,
        ),
      spaceless: /\b(?:no|without(?: any)?|contains?(?: a)?|with(?: a)?) (?:spaces?|blanks?)\b/i.test(whole),
    },
  ]
}

function decimals(condition: Condition): Wrong[] {
  const found = take(
    condition,
    /\b(?:more than|at most|up to|no more than|max(?:imum|\.)?) (\d) (?:decimals?|decimal places|digits after the (?:decimal )?point)\b/i,
  )
  const most = found?.[1]
  return most === undefined ? [] : [{ wrong: 'form', source: `^-?\\d+(?:\\.\\d{1,${most}})?$` }]
}

/** "Not of the form AB-1234", "two capital letters followed by four digits". */
function patterns(condition: Condition, right: boolean): Wrong[] {
  if (!/\b(?:form|format|pattern|like|followed|then)\b/i.test(condition.words)) return []
  const whole = condition.words.replace(
    /Q(\d+)/g,
    (_, at: string) => `"${condition.quotes[Number(at)] ?? ''}"`,
  )
  const told =
    /\b(?:not|wrong|invalid|other than|anything but)\b/i.test(whole) || right || !/\bnot\b/i.test(whole)
  const found = told ? readPatternRule(maskQuotes(whole.replaceAll('~', ' '))) : undefined
  if (!found) return []
  condition.words = ''
  return [{ wrong: 'form', source: found.rule.source }]
}

function digitsOnly(condition: Condition): Wrong[] {
  const counted =
    take(
      condition,
      /\b(?:not |other than |anything but )?(?:exactly |just )?(\d{1,2})(?:(?: to |-| or )(\d{1,2}))? digits?(?: only| long)?\b/i,
    ) ?? undefined
  if (counted) {
    const min = Number(counted[1])
    const before = condition.words.slice(0, Math.max(0, counted.index))
    const least = /\b(?:at least|minimum(?: of)?|contains?|fewer than|less than|more than|at most)\s*$/i.exec(
      before,
    )
    if (least) {
      condition.words = `${before}${counted[0]}${condition.words.slice(counted.index + 3)}`
      return []
    }
    return [
      { wrong: 'other', allowed: '0-9' },
      { wrong: 'length', min, max: Number(counted[2] ?? min) },
    ]
  }
  return take(
    condition,
    /\b(?:is |are |must |be |may |contain |consist |made (?:up )?of |not |of |have |has )*(?:only digits|digits only|nothing but digits)\b|\bnot (?:just|only|all|purely) digits\b|\banything but digits\b|\bother (?:characters|signs) than digits\b/i,
  )
    ? [{ wrong: 'other', allowed: '0-9' }]
    : []
}

function notNumber(condition: Condition): Wrong[] {
  if (
    take(
      condition,
      /\b(?:is |must |be |as |not |no )*(?:a |an )?(?:whole number|integer|round number|full number)s?\b|\bwith decimals\b|\b(?:has |have )?decimals?(?: places)?\b(?! (?:are )?allowed)/i,
    )
  ) {
    take(condition, /\b(?:not |no |a )*\bnumber\b/i)
    return [{ wrong: 'number', whole: true }]
  }
  return take(
    condition,
    /\b(?:(?:is |are )?not (?:a |an )?(?:valid )?(?:number|numeric|amount)|no number|must be (?:a |an )?(?:number|numeric)|(?:is )?not numeric|not made of digits)\b/i,
  )
    ? [{ wrong: 'number', whole: false }]
    : []
}

const kind =
  '((?:upper-?case|capital|lower-?case|small|special)(?: letters?| characters?)?|letters?|digits?|numbers?|numerals?|symbols?|special characters?|punctuation marks?|spaces?|blanks?|white ?spaces?|hyphens?|commas?|Q\\d+)'
const absent = new RegExp(
  `\\b(?:(?:contains?|has|have|is|are|with|there is|includes?)? ?(?:no|without(?: an?| any)?|lacks(?: an?)?|lacking(?: an?)?|missing(?: an?)?)|(?:does|do) not (?:contain|have|include)(?: an?y?| at least 1| any)?|(?:must|may|should) not (?:contain|have|include)(?: an?y?)?|cannot (?:contain|have)(?: an?y?)?) ${kind}\\b(?: (?:in it|inside|at all|allowed|are allowed|anywhere|is missing))?`,
  'i',
)
const present = new RegExp(
  `\\b(?:at least ([1-3])|(?:must |has to |have to |should |needs to )?(?:contains?|have|has|include|includes)(?: at least ([1-3])| 1| an?| some)?|with an?|needs? (?:at least )?(?:([1-3])|an?)) ${kind}\\b(?: (?:in it|inside|anywhere))?|\\b${kind} (?:is|are) missing\\b|\\b${kind} (?:in it|inside)\\b`,
  'i',
)

/** Kinds of characters that are missing ("no digit in it") or not wanted ("contains spaces"), told apart by the message where the words fit both. */
function lacking(condition: Condition, message: string, right: boolean): Wrong[] {
  const wants =
    /\b(?:must (?:contain|have|include)|at least|needs?|is missing|missing|add|without an?|use an?)\b/i.test(
      message,
    ) && !/\bnot\b/i.test(message)
  const refuses = /\b(?:not allowed|must not|may not|cannot|without|no |do not|don't|only)\b/i.test(message)
  const found: Wrong[] = []
  for (let again = 0; again < 4; again += 1) {
    const none = take(condition, absent)
    if (none) {
      const set = setOf(none[1] ?? '', condition.quotes)
      if (set === undefined) return []
      const forbids =
        /\b(?:must|may|should) not|cannot|allowed/i.test(none[0]) ||
        (right && /\bno\b/.test(none[0]) && !/\b(?:digit|letter|capital)\b/i.test(none[0]))
      const without =
        !forbids &&
        (wants ||
          (!refuses && !/s$/i.test(none[1] ?? '')) ||
          /\b(?:contains? no|does not|do not|lack|missing)/i.test(none[0]))
      found.push(without ? { wrong: 'lacks', set, least: 1 } : { wrong: 'has', set })
      continue
    }
    const some = take(condition, present)
    if (!some) break
    const words = some[4] ?? some[5] ?? some[6] ?? ''
    const set = setOf(words, condition.quotes)
    if (set === undefined) return []
    const least = Number(some[1] ?? some[2] ?? some[3] ?? 1)
    const needed =
      /^\s*(?:at least|must|has to|have to|should|needs?)/i.test(some[0]) ||
      /missing/.test(some[0]) ||
      (right && !refuses) ||
      (wants && !refuses)
    if (!needed && !refuses) return []
    found.push(needed ? { wrong: 'lacks', set, least } : { wrong: 'has', set })
    // "At least one letter and one digit".
    for (
      let more = take(
        condition,
        new RegExp(`~ ?,? ?(?:and|or)? ?(?:at least )?(?:an?|(\\d)) ${kind}\\b`, 'i'),
      );
      more;
      more = take(condition, new RegExp(`~ ?,? ?(?:and|or)? ?(?:at least )?(?:an?|(\\d)) ${kind}\\b`, 'i'))
    ) {
      const other = setOf(more[2] ?? '', condition.quotes)
      if (other === undefined) return []
      found.push(
        needed ? { wrong: 'lacks', set: other, least: Number(more[1] ?? 1) } : { wrong: 'has', set: other },
      )
    }
  }
  return found
}

const others = [
  /\b(?:anything (?:but|except|other than)|(?:any |contains? )?(?:(?:an?|some )?other (?:characters?|signs?|symbols?)|characters?|signs?|something|symbols) (?:than|except|but|other than|besides|apart from)|(?:not|nothing) (?:only |made (?:up )?of |but )+|(?:made of |has |contains? |consists? of )?(?:others|other) than|outside (?:of )?|besides|apart from) ?(?:the (?:characters|signs) )?(?<list>[^.;:]{1,120}?)(?: only)?(?=$|[.;:~]|,? (?:is|are|in it|otherwise)\b)/i,
  /\b(?:only|nothing but|exclusively|consists? (?:only )?of|made (?:up )?(?:only )?of)(?: of| contain| the| characters?| have)* (?<list>[^.;:]{1,120}?)(?: (?:are|is) (?:allowed|permitted|accepted|possible))?(?: in it)?(?=$|[.;:~]|,? (?:otherwise|if not|else)\b)/i,
  /\b(?:allowed|permitted|accepted)(?: characters?| signs?)?(?: are| is|:)? (?:only )?(?<list>[^.;:]{1,120}?)(?: only)?(?=$|[.;:~]|,? (?:otherwise|if not|else)\b)/i,
  /(?<=^|[~,;] ?)(?:may |can )?(?:contain )?(?<list>[^.;:~]{1,120}?) (?:only|(?:are|is) (?:allowed|permitted|accepted))\b/i,
]

function charactersOf(condition: Condition): Wrong[] {
  for (const pattern of others) {
    const list = pattern.exec(condition.words)?.groups?.['list']
    const allowed = list === undefined ? undefined : setOf(list, condition.quotes)
    if (allowed === undefined || allowed.startsWith('^')) continue
    take(condition, pattern)
    return [{ wrong: 'other', allowed }]
  }
  return []
}

/** "Does not start with a letter", "must begin with "https://"", "ends with a hyphen". */
function edges(condition: Condition, right: boolean): Wrong[] {
  const found = take(
    condition,
    /\b(?<not>(?:does|do|must|may|should) not |not )?(?:must |has to )?(?<verb>starts?|begins?|ends?|starting|beginning|ending) with (?:an? |the )?(?<what>Q\d+|(?:capital |small |upper-?case |lower-?case )?letter|digit|number|space|hyphen|dash)s?\b/i,
  )
  if (!found) return []
  const { not, verb = '', what = '' } = found.groups ?? {}
  const quote = /^Q(\d+)$/.exec(what)?.[1]
  const source = quote === undefined ? setOf(what, condition.quotes) : undefined
  const piece =
    quote === undefined
      ? source === undefined
        ? undefined
        : `[${source}]`
      : literal(condition.quotes[Number(quote)] ?? '')
  if (piece === undefined) return []
  const must = /\bmust\b/i.test(found[0]) || right
  const wanted = must ? !/\bnot\b/i.test(not ?? '') : not !== undefined
  const last = /^end/i.test(verb)
  if (wanted) return [{ wrong: 'form', source: last ? `^[\\s\\S]*${piece}$` : `^${piece}[\\s\\S]*$` }]
  return [{ wrong: 'form', source: last ? `^(?![\\s\\S]*${piece}$)[\\s\\S]*$` : `^(?!${piece})[\\s\\S]*$` }]
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
