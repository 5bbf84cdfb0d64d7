import { actorLength } from './actors.ts'
import { capital } from './check-prose.ts'

export { capital, toCheck } from './check-prose.ts'

/** A phrase of the text turned into the step language, or why it cannot be a step. */
export interface StepProse {
  text: string
  /** The phrase names data only by a quality ("valid credentials"): nobody could type it. */
  vague?: string
}

const actor =
  /^(?:(?:then|and|also|next)\s+)?(?:I|we|you|he|she|they|(?:the |an? |any )?(?:[\w-]+ ){0,2}?(?:user|customer|visitor|admin|administrator|member|guest|operator|manager|employee|clerk|agent|person|applicant|buyer|patient|nurse|doctor))\s+(?:then\s+)?(?:(?:can|may|will|must|should|has|have|had)\s+)?/i
const vagueData =
  /\b(?:valid|invalid|correct|incorrect|wrong|right|appropriate|some|any|existing|matching|their|his|her|my|proper|all (?:the )?(?:required|mandatory|necessary))\s+(?:[\w-]+\s+){0,2}?(?=)(?:credentials?|data|details?|passwords?|values?|inputs?|e-?mails?(?: address(?:es)?)?|information|user ?names?|codes?|fields?|amounts?|numbers?|entries|dates?|card|form|login|text)(?=)\b/i
const bases: Record<string, string> = {
  goes: 'go',
  does: 'do',
  presses: 'press',
  searches: 'search',
  switches: 'switch',
  chooses: 'choose',
  types: 'type',
  closes: 'close',
  fixes: 'fix',
  pushes: 'push',
  touches: 'touch',
  is: 'be',
  has: 'have',
  carries: 'carry',
  tries: 'try',
  applies: 'apply',
}

/** Turns "the user clicks "Save"" into `Click "Save"`: third person and "I" become an imperative, unquoted button names get quotes. */
export function toStep(phrase: string): StepProse {
  const plain = phrase
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
  const outside = plain.replace(/"[^"]*"/g, '""')
  const vague = vagueData.exec(outside)?.[0]
  const acted = actor.exec(plain)?.[0].length ?? actorLength(plain)
  const body = imperative(plain.slice(acted))
  const text = normalised(body)
  return { text: capital(text), ...(vague ? { vague } : {}) }
}

function imperative(body: string): string {
  const [verb = '', ...rest] = body.split(' ')
  const lower = verb.toLowerCase()
  const ing = /^(click|press|tap|select|enter|submitt?|open)ing$/.exec(lower)?.[1]
  const base =
    ing?.replace('submitt', 'submit') ??
    bases[lower] ??
    (/^[a-z]{2,}[^s]s$/.test(lower) ? lower.slice(0, -1) : lower)
  return [base, ...rest].join(' ')
}

function normalised(body: string): string {
  if (
    /^(?:am|are|be|is|was|been) (?:on|at|viewing|looking at)\b/i.test(body) ||
    /^(?:open|visit|go to|navigate to|access|view|be on)\s+(?:the |an? |my |our )?(?:[\w-]+ ){0,4}?(?:page|form|screen|site|website|application|app|homepage|dialog)$/i.test(
      body,
    )
  )
    return opened(body)
  if (/^(?:open|visit|go to|navigate to)\s+(?:https?:|\/)/i.test(body))
    return body.replace(/^\S+(?: to)?\s+(\S+)$/, 'Open "$1"')
  const placed =
    /^(?:open|visit|go to|navigate to)\s+(?:the |an? )?(?:[\w-]+ )?(?:page|form|screen|site)\s+"?((?:https?:\/)?\/[\w./-]+)"?$/i.exec(
      body,
    )
  if (placed) return `Open "${placed[1] ?? ''}"`
  const click =
    /^(?:click|press|tap|hit)\s+(?:on\s+)?(?:the\s+)?([A-Z][\w-]*(?: [A-Z]?[\w-]+){0,3}?)(?:\s+(button|link))?$/.exec(
      body,
    )
  if (click && !/^(?:Enter|Escape|Tab|Space|F\d)$/.test(click[1] ?? ''))
    return click[2] ? `Click the "${click[1] ?? ''}" ${click[2]}` : `Click "${click[1] ?? ''}"`
  const pressed = /^(?:press|tap|hit)\s+(?:on\s+)?(?:the\s+)?("[^"]+")(?:\s+(button|link))?$/i.exec(body)
  if (pressed) return pressed[2] ? `Click the ${pressed[1] ?? ''} ${pressed[2]}` : `Click ${pressed[1] ?? ''}`
  const clicked = /^click\s+(?:on\s+)?(?:the\s+)?("[^"]+")(?:\s+(button|link|tab|checkbox))?$/i.exec(body)
  if (clicked) return clicked[2] ? `Click the ${clicked[1] ?? ''} ${clicked[2]}` : `Click ${clicked[1] ?? ''}`
  const entered =
    /^(?:enter|type|input|fill in)\s+("[^"]*")\s+(?:in(?:to)?|as|for)\s+(?:the\s+|my\s+|his\s+|her\s+)?("[^"]+"|[\w -]{2,40}?)(?:\s+(?:field|box|input))?$/i.exec(
      body,
    )
  if (entered) return `Enter ${entered[1] ?? ''} in the ${quoted(entered[2] ?? '')} field`
  const chosen =
    /^(?:select|choose|pick)\s+("[^"]*")\s+(?:from|in|for|as)\s+(?:the\s+)?("[^"]+"|[\w -]{2,40}?)(?:\s+(?:list|dropdown|drop-down|field|menu))?$/i.exec(
      body,
    )
  if (chosen) return `Select ${chosen[1] ?? ''} from ${quoted(chosen[2] ?? '')}`
  return body
}

function opened(body: string): string {
  const address = /(?:https?:\/\/[^\s"]+|(?<=\s|")\/[\w/-]+)/.exec(body)?.[0]
  if (address) return `Open "${address}"`
  const name = /"([^"]{1,50})" (?:page|screen)$|(?:page|screen) "([^"]{1,50})"$/i.exec(body)
  const quotedName = name?.[1] ?? name?.[2]
  return quotedName === undefined ? 'Open the page' : `Open the "${quotedName}" page`
}

function quoted(name: string): string {
  return name.startsWith('"') ? name : `"${capital(name)}"`
}
