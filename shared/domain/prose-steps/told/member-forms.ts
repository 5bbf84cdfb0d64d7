import { ordinals, placeOf } from '../../english/ordinals.ts'
import { amountOf, amountPattern } from './amounts.ts'
import type { CollectionFact } from './collection.ts'
import { holdsPattern, therePattern } from './collection-words.ts'

/** The words that a form caught. */
export type Groups = Record<string, string | undefined>

const inside = ' (?:in|inside|within|on|under|of|from) (?<in>(?!(?:is|are) |[^,]* (?:is|are) )[^,:;]+?)'
const inPlace = `(?:${inside})?`
const atPlace = inside
const inOrder =
  '(?<order>,? (?:(?:and )?in (?:just |exactly )?(?:this|that|the given|the following|the same|alphabetical) order|one after (?:another|the other)|,? (?:from )?(?:top to bottom|left to right)))?'
const place = `(?<nth>${ordinals.join('|')}|last|topmost|bottommost|top|bottom|very first|very last)`
const noun = '(?<noun>[a-z]+(?: (?:item|row|entry|heading|header|title))?)'
/** Source of a pattern for what comes between a thing and its name. */
export const naming =
  '(?:called|named|titled|labell?ed|saying|reading|containing|that says|that reads|with(?: the)?(?: name| title| text)?|for|of)'
const offered = '(?:offered|suggested|proposed|presented|listed|shown|displayed|found|available)'
// What is said of lists and menus; what is merely shown may be anything.
const asListed =
  '(?:(?:is|are|be|get|gets|stays?|remains?) )?(?:all |both |each )?(?:still |now )?(?:all |both )?(?:offered|suggested|proposed|listed|found|in there|among them)(?: here| there)?'
const often = `(?<often>once|twice|${amountPattern} times)`
const shows =
  '(?:drops? down|opens?(?: up)?|pops? (?:up|open)|appears?|comes? up|shows? up|unfolds|expands|slides (?:in|out|down)|is (?:shown|displayed|opened))'

/** A fact, and what it says of the names in it. */
const forms: [form: string, said: (groups: Groups) => CollectionFact | undefined][] = [
  // Only these.
  [
    `(?:only|just|nothing but|no one but|none but) (?:the )?(?:${noun} )?(?<names>.+?)(?: (?:is|are))?(?: ${therePattern}| left| remains?| stays?)*${inPlace}(?:,? (?:and )?(?:nothing|no one|none) else)?`,
    () => ({ extent: 'only' }),
  ],
  [`(?<names>.+?)(?: ${therePattern})? only${inPlace}`, () => ({ extent: 'only' })],
  [
    `(?<names>.+?)(?: ${therePattern})?${inPlace}(?:,? and|,) (?:nothing|no one|none|no others?|no other [a-z]+|nothing more) ?(?:else|more|besides)?`,
    () => ({ extent: 'only' }),
  ],
  [
    `(?<names>.+?) (?:is|are) the only ${noun}(?: (?:left|there|shown|listed|displayed|remaining))?${inPlace}`,
    () => ({ extent: 'only' }),
  ],
  [
    `(?<in>.+?) ${holdsPattern} (?:only|just|nothing but) (?:the )?(?:${noun} )?(?<names>.+?)`,
    () => ({ extent: 'only' }),
  ],
  // How often, and where.
  [
    `(?:the (?<noun>[a-z]+) (?=[A-Z\\uE000]))?(?<names>.+?) (?:is|are|stands|sits|comes|appears|lies|remains|stays)(?: still)?(?: (?:shown|displayed|listed|placed|located|sitting|standing))?(?: now)? (?:right )?between (?<pair>[^,:;]+?)`,
    () => ({ extent: 'some', between: true }),
  ],
  [
    `(?:the )?(?:order|sequence)(?: of (?:the )?[a-z]+)? (?:is|stays|remains|reads|becomes|goes)(?: now)? (?<names>.+?)${inOrder}`,
    () => ({ extent: 'these', ordered: true }),
  ],
  [
    `the ${noun}(?: (?:here|there|shown|offered))? are (?<names>.+?)${inOrder}`,
    ({ order }) => ({ extent: 'these', ...(order ? { ordered: true } : {}) }),
  ],
  [`(?:the )?${place} (?:one|${noun}): (?<names>.+?)`, ({ nth }) => ({ at: nthOf(nth) })],
  [`(?<names>.+?) (?<briefly>(?<nth>first|last|second|third))`, ({ nth }) => ({ at: nthOf(nth) })],
  [
    `(?<names>.+?) (?:is|are|appears?|stands?|occurs?|exists?)(?: (?:there|listed|shown|displayed))?${inPlace} (?:only |just |exactly )?${often}`,
    ({ often: said }) => ({ times: timesOf(said) }),
  ],
  [
    `(?<names>.+?) (?:is|appears?|stands?|occurs?|exists?)(?: listed| shown| displayed)? (?:only |just |exactly )?${often}${inPlace}`,
    ({ often: said }) => ({ times: timesOf(said) }),
  ],
  [
    `(?<names>.+?) (?:is|are|comes?|stands?|sits?|appears?|shows? up|turns? up|ends? up|lands?|lies)(?: (?:shown|listed|displayed))?(?: now)? (?:as )?(?:the )?${place}(?: ${noun})?${inPlace}`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `(?<names>.+?) (?:is|comes?|stands?|sits?|appears?|shows? up|turns? up|ends? up|lands?|lies|goes|has gone|has moved|(?:is|was) (?:added|put|placed|moved|shown|listed))(?: up| down)? (?:at|to|on|right at) the (?:very )?(?<nth>top|bottom|end|start|beginning|front|back)(?: (?:of|in) (?<in>.+?))?`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `the ${place} ${noun}(?: (?:shown|listed|displayed|there|left))?${inPlace} (?:is|reads|says|shows) (?<names>.+?)`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `the ${noun} at the (?<nth>top|bottom|end|start|beginning)(?: (?:of|in) (?<in>.+?))? (?:is|reads|says|shows) (?<names>.+?)`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `(?:(?<names>it|the (?:new )?[a-z]+) (?:is |stands |comes |sits |appears )?)?(?:right |directly |just )?(?<side>above|before|on top of|ahead of|below|under|beneath|after|behind) (?<other>.+?)`,
    () => ({ extent: 'some', ordered: true }),
  ],
  // None of these.
  [
    `no ${noun} ${naming} (?<names>.+?)(?: (?:is|are) ${offered}| ${therePattern})?(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  [
    `(?<names>.+?) (?:(?:is|are) (?:no longer|not)|(?:does|do) not (?:appear|show up|exist|stand)(?: any ?more)?|cannot be (?:seen|found))(?: (?:there|here|${offered}))?(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  [
    `(?:does )?not (?:see |find )?an? ${noun} ${naming} (?<names>.+?)(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  // These, and in this order.
  [
    `(?:the )?(?<in>.+?)(?<told>:) (?<names>.+?)${inOrder}`,
    ({ order }) => ({ extent: 'these', ...(order ? { ordered: true } : {}) }),
  ],
  [
    `(?:the )?${noun} (?<names>.+?) (?:are|is) (?:all |both )?${offered}${inPlace}${inOrder}`,
    ({ order }) => some(order),
  ],
  [`(?<names>.+?) ${asListed}${inPlace}${inOrder}`, ({ order }) => some(order)],
  [`(?<names>.+?) ${therePattern}${atPlace}${inOrder}`, ({ order }) => some(order)],
  [
    `(?<names>.+?) (?:is |are |be )?(?:all |both )?(?:in|inside|within) (?<in>.+?)${inOrder}`,
    ({ order }) => some(order),
  ],
  [
    `(?<in>.+?) (?<verb>${holdsPattern}) (?:(?:the|an?) (?:${noun} (?:${naming} )?)?)?(?<names>.+?)${inOrder}`,
    ({ order }) => some(order),
  ],
  [
    `.+? ${shows} with (?<names>.+?)(?: (?:in it|inside|on it|in there|as options|as choices))`,
    () => some(undefined),
  ],
  [`an? (?<names>\\uE000\\d+\\uE001) ${noun}(?: ${therePattern})?${atPlace}`, () => some(undefined)],
  [
    `(?<names>.+?)(?<order>,? (?:in (?:this|that|the given|exactly this|exactly that) order|(?:from )?(?:top to bottom|left to right)))`,
    () => ({ extent: 'these', ordered: true }),
  ],
]
/** The forms in which members are told, the first that fits is meant. */
export const memberForms = forms.map(([form, said]) => ({ pattern: new RegExp(`^(?:${form})$`), said }))

const some = (order: string | undefined): CollectionFact => ({
  extent: 'some',
  ...(order === undefined ? {} : { ordered: true }),
})

/** The place that a word tells, from 1; -1 is the last. */
export function nthOf(word = ''): number | undefined {
  const text = word.toLowerCase().replace('very ', '')
  if (/^(?:last|bottom|bottommost|end|back)$/.test(text)) return -1
  return /^(?:top|topmost|start|beginning|front)$/.test(text) ? 1 : placeOf(text)
}

function timesOf(said = ''): number {
  const text = said.toLowerCase()
  return text === 'once' ? 1 : text === 'twice' ? 2 : amountOf(text.replace(/ times$/, ''))
}
