import { businessVerb, sameAct } from './business-verbs.ts'
import { activate, plainName } from './controls.ts'
import { entering, isEntering, isSeeking } from './intents.ts'
import { applyRules, literalsIn, readNumber, rule, type Caught, type Reading, type Rule } from './patterns.ts'
import { parseRegion } from './targets.ts'
import type { Target, TypedAction } from './types.ts'

type Plan = (verb: string) => TypedAction[] | undefined

const article = '(?:(?:the|an?|my|your|this|that|these|those|its|his|her|their) )?'
const plain = '[^\\uE000,]{1,40}?'
const destination = `(?: (?<towards>to|from|into|in) ${article}(?<place>${plain}))?`
// A file is chosen in a dialog of the system, which no control of the page fills in.
const ofFiles = /^(?:upload|import)$/i
// What holds what is entered; a basket holds things of the page.
const collection = /\b(?:list|table|board|todos?|tasks?|notes?)$/i
// What is confirmed by a control is an act; "Confirm the message" asks to look at it.
const act = /(?:tion|sion|al|ment|ing|order|purchase)$/i

/** An imperative by the verb that its control is called by: "Save", "Approve the request", `Delete "Milk"`, `Add "Milk"`. */
export const businessRule: Rule<TypedAction> = {
  pattern: /^[a-z]/i,
  build: ({ clause }, reading) => {
    const { verb, object } = businessVerb(clause) ?? {}
    const [plan] = (object !== undefined && applyRules(objects, object, reading)) || []
    return verb === undefined ? undefined : plan?.(verb)
  },
}

const objects: Rule<Plan>[] = [
  rule('(?:it|this|that|them)?', () => [(verb) => [activate([verb, ...sameAct(verb)])]]),
  rule(`all(?: (?:of )?${article}(?<what>${plain}))?`, (caught) => {
    const what = plainName(caught.words('what'))
    if (what === undefined && caught.words('what') !== undefined) return undefined
    return [(verb) => [activate([...(what ? [`${verb} all ${what}`] : []), `${verb} all`])]]
  }),
  // "Proceed to checkout": the place alone may be what the control says.
  rule(`to ${article}(?<place>${plain})`, (caught) => {
    const place = plainName(caught.words('place'))
    const going = (verb: string) => /^(?:continue|proceed|return)$/i.test(verb)
    return place === undefined
      ? undefined
      : [(verb) => (going(verb) ? [activate([`${verb} to ${place}`, place, verb])] : undefined)]
  }),
  rule(`${article}(?<what>${plain})${destination}`, (caught) => {
    const [what, place] = [plainName(caught.words('what')), placeOf(caught)]
    return what === undefined || place === undefined ? undefined : [(verb) => plainly(verb, what, place)]
  }),
  rule(
    `${article}(?:{count:number} )?(?:(?<noun>${plain})(?: (?:called|named|titled|for))?:? )?{texts:lits}(?: (?!to |from |into |in )(?<kind>${plain}))?${destination}`,
    quoted,
  ),
  rule(`(?<where>the .+?)${destination}`, (caught) => {
    const [within, place] = [caught.region('where'), placeOf(caught)]
    if (within?.nth === undefined || place === undefined) return undefined
    return [(verb) => [activate(place === '' ? [verb] : [`${verb} ${place}`, verb], within)]]
  }),
  rule(`for (?:{texts:lits}|(?<what>${plain}))`, (caught, reading) => {
    const what = plainName(caught.words('what'))
    const texts = what === undefined ? literalsIn(caught.words('texts'), reading.prose) : [what]
    const [text, ...more] = texts
    return text === undefined || more.length > 0
      ? undefined
      : [(verb) => (isSeeking(verb) ? entering(verb, text) : undefined)]
  }),
]

/** Where to or from, as a control says it ("to cart"); undefined when it is no name. */
function placeOf(caught: Caught): string | undefined {
  if (caught.words('place') === undefined) return ''
  const place = plainName(caught.words('place'))
  return place && `${caught.words('towards') ?? ''} ${place}`
}

function plainly(verb: string, what: string, place: string): TypedAction[] | undefined {
  if ((/^confirm$/i.test(verb) && !act.test(what)) || ofFiles.test(verb)) return undefined
  // "Continue shopping" is another thing than to continue.
  // Nor is it to sign in when somebody is named who does.
  const alone = /(?:ing|ed)$|\d/.test(what) || sameAct(verb).length > 0 ? [] : [verb]
  // What is accepted may be a box to tick.
  const box: TypedAction[] | undefined = /^accept$/i.test(verb)
    ? [{ action: 'check', target: { name: what } }]
    : undefined
  if (place !== '' && /^\d+$/.test(what)) return undefined
  if (place === '') return [activate([`${verb} ${what}`, ...alone], undefined, box)]
  const whole = activate([`${verb} ${what} ${place}`, `${verb} ${place}`])
  return [activate([`${verb} ${place}`, verb], { role: 'place', name: what }, [whole])]
}

// Something called so that the control belongs to, or what is entered; where the page has both, it is asked which.
function quoted(caught: Caught, { prose }: Reading): Plan[] | undefined {
  const [texts, place] = [literalsIn(caught.words('texts'), prose), placeOf(caught)]
  const noun = caught.words('noun')
  const count = caught.words('count')
  const kind = caught.words('kind')
  const counted = count === undefined || readNumber(count) === texts.length
  const sensible = texts.every((text) => text.trim() !== '')
  if (!counted || !sensible || place === undefined || (noun && !plainName(noun.replace(/^new /, ''))))
    return undefined
  if (kind !== undefined && !plainName(kind)) return undefined
  return [
    (verb) =>
      texts.flatMap((text) => {
        if (isSeeking(verb)) return entering(verb, text, noun)
        const within: Target = (noun && namedRegion(noun, text)) || { role: 'place', name: text }
        const names = [...(place === '' ? [] : [`${verb} ${place}`]), verb, `${verb} ${text}`]
        const otherwise =
          isEntering(verb) && (place === '' || collection.test(place))
            ? entering(verb, text, noun)
            : [activate([`${verb} ${text}`], undefined, completed(verb, text))]
        return [activate(names, within, otherwise)]
      }),
  ]
}

// To complete a thing is to mark it as complete.
const completed = (verb: string, name: string): TypedAction[] | undefined =>
  /^complete$/i.test(verb)
    ? [{ action: 'check', target: { role: 'checkbox', within: { role: 'place', name } } }]
    : undefined

const namedRegion = (noun: string, text: string) =>
  parseRegion(`${noun} \uE0000\uE001`, { text: '', literals: [text], unclosed: false })
