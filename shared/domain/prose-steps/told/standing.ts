import { ordinals } from '../../english/ordinals.ts'
import type { Check } from '../types.ts'
import { amountOf, amountPattern } from './amounts.ts'
import { collectionCheck, placeOfMembers } from './collection-words.ts'
import { readNames } from './enumeration.ts'
import { isFragment } from './expected-words.ts'
import { itOf } from './members.ts'
import { nthOf } from './member-forms.ts'
import { plainFact } from './plain-fact.ts'
import type { FactContext, FactReader } from './readers.ts'

const nth = `(?:very )?(?:${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)|last|top|bottom|topmost|bottommost)`
const line = '(?:(?:table |list )?(?:row|line)|entry|item|one|card|option|result|record)'
const spot = '(?:place|position|spot|slot|rank)'
const placed =
  '(?:is|are|stands?|sits?|comes?|goes|appears?|shows? up|turns? up|ends? up|lands?|lies|moves?|jumps?|is (?:shown|listed|displayed|found|placed|put|added|inserted)|was (?:placed|put|added|inserted|moved)|has (?:come|gone|moved|jumped|landed))'
// Where something stands, told at the end of what is said of it; several of these say it twice.
const places = [
  `(?:in|on|at|into|onto|to|as) (?:the )?(?<nth>${nth}) (?<line>${line}|${spot})`,
  `(?:as|at|in|on|(?<=\\b(?:is|comes|stands))) ?(?:the )?(?:${line} |${spot} )?(?:number|no\\.?|nr\\.?|#) ?(?<count>${amountPattern})`,
  `(?:in|at|on) (?<line>row|line|position|place) (?:number )?(?<count>${amountPattern})`,
  `(?:at|to|on) the (?:very )?(?<nth>top|bottom|end|start|beginning|front|back)`,
].map((form) => new RegExp(`^(?<before>.*?) (?:${form})(?: (?:of|in) (?<in>(?!it$|them$)[^,:;]+?))?$`, 'i'))
const verb = new RegExp(`^(?<what>.+?),? (?:${placed})(?: right| directly| now| up| down)*$`, 'i')
const first = new RegExp(
  `^(?:in|on|at) (?:the )?(?<nth>${nth}) (?<line>${line}|${spot}) (?:is|stands?|comes?|sits?|you (?:see|find|have)|there (?:is|are)) (?<what>.+)$`,
  'i',
)
const beside = /^(?<name>.+?),? (?:with|and) (?:the |its )?(?<more>.+)$/i
const mostPlaces = 3

interface Place {
  at: number
  noun?: string
  within?: string
}

/** At which place of a list or table something stands: "Ann is in the first row", "Bob with 1966-05-12 in row 2", "It shows up at the bottom as number four". */
export const readStanding: FactReader = (fact, context) => {
  const text = plainFact(fact)
  const [told, found] = leading(text) ?? trailing(text)
  const texts = found.length > 0 && told !== '' ? textsOf(told, context) : undefined
  const checks = texts && found.map((place) => standing(texts, place, context))
  return checks?.every((one) => one !== undefined) ? checks.flat() : undefined
}

function leading(text: string): [string, Place[]] | undefined {
  const groups = first.exec(text)?.groups
  const place = groups && placeOf(groups)
  return place && [groups?.['what'] ?? '', [place]]
}

// "At the bottom" alone is read where members are; here it only says again what another place says.
function trailing(text: string): [string, Place[]] {
  const found: Place[] = []
  let rest = text
  let isNumbered = false
  for (let last = ''; rest !== last && found.length < mostPlaces;) {
    last = rest
    for (const [index, form] of places.entries()) {
      const groups = form.exec(rest)?.groups
      const place = groups && placeOf(groups)
      if (!place) continue
      found.push(place)
      isNumbered ||= index < places.length - 1
      rest = (groups?.['before'] ?? '').replace(/,$/, '')
      break
    }
  }
  const what = verb.exec(rest)?.groups?.['what'] ?? rest
  return isNumbered ? [what, found] : ['', []]
}

function placeOf(groups: Record<string, string | undefined>): Place | undefined {
  const [digits] = /^\d+/.exec(groups['nth'] ?? '') ?? []
  const count = groups['count'] ?? digits
  const at = count === undefined ? nthOf(groups['nth']) : amountOf(count)
  if (at === undefined || !Number.isInteger(at) || at === 0) return undefined
  const isRow = /\brow\b/i.test(groups['line'] ?? '')
  const within = groups['in']
  return { at, ...(isRow ? { noun: 'row' } : {}), ...(within === undefined ? {} : { within }) }
}

/** What stands there: a name, or a name with another text that stands in the same line. */
function textsOf(told: string, context: FactContext): { names: string[]; quoted: boolean } | undefined {
  const { name, more = '' } = beside.exec(told)?.groups ?? {}
  const isValue = isFragment(more) || /^\uE000\d+\uE001$/.test(more)
  const [one, two] = name !== undefined && isValue ? [name, more] : [told, undefined]
  const what = itOf(one, context) ?? readNames(one, context.prose)
  const other =
    two === undefined ? undefined : (readNames(two, context.prose) ?? { names: [two], quoted: false })
  if (what?.names.length !== 1 || (other && other.names.length !== 1)) return undefined
  return {
    names: [...what.names, ...(other?.names ?? [])],
    quoted: what.quoted && other?.quoted !== false,
  }
}

function standing(
  { names, quoted }: { names: string[]; quoted: boolean },
  { at, noun, within }: Place,
  { prose }: FactContext,
): Check[] | undefined {
  const where = placeOfMembers(within, prose)
  if (where === false) return undefined
  return names.map((name) =>
    collectionCheck(
      {
        at,
        members: [name],
        ...(quoted ? { surely: true } : {}),
        ...(noun === undefined ? {} : { noun }),
      },
      where,
      prose,
    ),
  )
}
