import type { Masked } from '../mask.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const span =
  '((?:\\d{1,6}|one|two|three|five|ten|fifteen|thirty|sixty)(?=) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?=)(?: (?:of|without|with no|in) [^,"]{2,60}?)?)'
const becomes =
  '(?:automatically )?(?=)(?:is|becomes|goes (?:back )?(?:in)?to|changes (?:in)?to|moves (?:in)?to|returns to|expires and is|is set to|is moved to)(?: automatically)?(?: set to)?'
const led = new RegExp(
  `^\\W*(?:after|once|when) ${span}(?: (?:have|has) passed)?,? (?:an?|the|every|each) (?:${state} )?([a-z][\\w-]*(?: [a-z][\\w-]*)?) ${becomes} ${state}(?: again)?\\.?$`,
  'i',
)
const tailed = new RegExp(
  `^\\W*(?:an?|the|every|each) (?:${state} )?([a-z][\\w-]*(?: [a-z][\\w-]*)?) ${becomes} ${state} (?:automatically )?after ${span}\\.?$`,
  'i',
)

/** A time-out is an event: "After 15 minutes of inactivity the session is Expired". */
export function readTimed(part: Masked): TransitionFact[] {
  const front = led.exec(part.masked)
  if (front) return [fact(part, { event: front[1], from: front[2], entity: front[3], to: front[4] })]
  const back = tailed.exec(part.masked)
  return back ? [fact(part, { event: back[4], from: back[1], entity: back[2], to: back[3] })] : []
}

function fact(
  part: Masked,
  {
    event = '',
    from,
    entity = 'item',
    to = '',
  }: Record<'event' | 'from' | 'entity' | 'to', string | undefined>,
): TransitionFact {
  const named = (text: string) => {
    const at = text.startsWith('"') ? part.masked.indexOf(text) : -1
    return part.quotes.find(({ start }) => start === at)?.value ?? text
  }
  return {
    kind: 'transition',
    entity: entity.toLowerCase(),
    from: from === undefined ? ['*'] : [named(from)],
    event: event.trim(),
    to: named(to),
    only: false,
  }
}
