import type { Masked } from '../mask.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const noun = '([a-z][a-z-]*(?: [a-z][a-z-]*)?)'
const article = '(?:an?|the|every|each|any)'
const changing =
  '(?:turns|moves|brings|sets|puts|takes|changes|switches|returns|sends|makes|transfers|transitions)'
const then =
  '(?:[;,.]| and|, and|; and) (?:and )?(?:then )?(?:it|this|the [a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:is then|then is|is|becomes|then becomes|turns into|changes to|goes to|moves to|goes back to|returns to)'
const that = '(?:that|which) (?:is|are)(?: still| already)?(?: in (?:the )?(?:state|status))?'
const relative = new RegExp(
  `^\\W*(?:(i|we)|${article} ${noun}) (?:can|may) (?:also )?([a-z]{3,15}) ${article} ${noun} ${that} ${state}(?: or ${state})?${then} ${state}(?: again)?\\.?$`,
  'i',
)
const named = new RegExp(
  `^\\W*(?:i|we) (?:can|may) (?:also )?([a-z]{3,15}) ${article} ${state}(?: or ${state})? ${noun}${then} ${state}(?: again)?\\.?$`,
  'i',
)
const passive = new RegExp(
  `^\\W*${article} ${noun} ${that} ${state}(?: or ${state})? can (?:also )?be ([a-z]+ed|sent|paid|sold|withdrawn|undone)${then} ${state}(?: again)?\\.?$`,
  'i',
)
const gerund = new RegExp(
  `^\\W*([a-z]{2,14}ing) (?:an?|the|every|any) ${state}(?:(?:, | or | and )${state})? ${noun} ${changing} (?:it|the [a-z][a-z-]*(?: [a-z][a-z-]*)?)(?: back)?(?: in)?(?: ?to)?(?: the (?:state|status))? ${state}(?: again)?\\.?$`,
  'i',
)
const command = new RegExp(
  `^\\W*(?:(?:pressing|clicking|tapping|the (?:button|command|action)) )?(?:on )?("\\u0001+"|[a-z]{3,12}) ${changing} (?:an?|the|every|any|each) ${state}(?:(?:, | or | and )${state})?(?:,? (?:or|and) ${state})? ${noun}(?: back)? (?:in)?to(?: the (?:state|status))? ${state}(?: again)?\\.?$`,
  'i',
)
const started = new RegExp(
  `^\\W*(?:an?|every|each|the) (?:new )?${noun} (?:starts as|begins as|starts in|is created as) ${state}(?:,? and|,) (?:then )?(?:becomes|turns into|changes to|goes to|moves to|switches to) ${state} (?:when|once|as soon as|after|if) ([^;"]{3,160}?)\\.?$`,
  'i',
)
/** Words on a button that name what is done to a thing; another word may name a thing that happens. */
const commands =
  /^(?:stop|start|pause|resume|cancel|close|open|reopen|approve|reject|submit|confirm|accept|decline|archive|restore|publish|unpublish|activate|deactivate|lock|unlock|block|unblock|suspend|return|release|hold|finish|complete|end|ship|send|pay|withdraw|assign|reserve|book|renew|delete|abort|retry|reset|revoke|enable|disable|schedule|start|undo|sign|dispatch|deliver|escalate|resolve|verify|check)$/i

/**
 * Moves with what is done as the subject, or with the state in a relative clause: "Resuming a Paused session brings it back to Charging",
 * "Stop turns a Charging or Paused session into Finished", "I can pause a session that is Charging; it is then Paused".
 */
export function readCaused(part: Masked): TransitionFact[] {
  const text = part.masked
  if (text.length > 300) return []
  const about = relative.exec(text)
  if (about) {
    const [, self, actor = '', verb = '', entity, one, two, to] = about
    const event =
      self === undefined ? `the ${actor} ${third(verb)} the ${entity ?? ''}` : `is ${participle(verb)}`
    return moves(part, { entity, from: [one, two], event, to })
  }
  const own = named.exec(text)
  if (own)
    return moves(part, {
      entity: own[4],
      from: [own[2], own[3]],
      event: `is ${participle(own[1])}`,
      to: own[5],
    })
  const done = passive.exec(text)
  if (done)
    return moves(part, {
      entity: done[1],
      from: [done[2], done[3]],
      event: `is ${done[4] ?? ''}`,
      to: done[5],
    })
  const acting = gerund.exec(text)
  if (acting)
    return moves(part, {
      entity: acting[4],
      from: [acting[2], acting[3]],
      event: `is ${ofGerund(acting[1])}`,
      to: acting[5],
    })
  const word = command.exec(text)
  const name = word && nameOf(part, word[1] ?? '')
  if (word && name && (commands.test(name) || word[1]?.startsWith('"'))) {
    const event = commands.test(name) ? `is ${participle(name)}` : `the "${name}" button is clicked`
    return moves(part, { entity: word[5], from: word.slice(2, 5), event, to: word[6] })
  }
  return born(part)
}

/** "A session starts as Preparing and becomes Charging when the cable is plugged in." */
function born(part: Masked): TransitionFact[] {
  const [, entity, first, to, event = ''] = started.exec(part.masked) ?? []
  if (first === undefined) return []
  const initial = { ...moves(part, { entity, from: [first], event: '', to: first })[0], from: [] }
  const start = moves(part, { entity, from: [first], event, to })
  return start[0] ? [{ ...start[0], ...initial }, ...start] : []
}

function moves(
  part: Masked,
  {
    entity = 'item',
    from,
    event,
    to = '',
  }: { entity: string | undefined; from: (string | undefined)[]; event: string; to: string | undefined },
): TransitionFact[] {
  return from.flatMap((one) =>
    one === undefined
      ? []
      : [
          {
            kind: 'transition',
            entity: entity.toLowerCase(),
            from: [nameOf(part, one)],
            event,
            to: nameOf(part, to),
            only: false,
          } as const,
        ],
  )
}

function nameOf({ masked, quotes }: Masked, text: string): string {
  const at = text.startsWith('"') ? masked.indexOf(text) : -1
  return quotes.find(({ start }) => start === at)?.value ?? text
}

const irregular: Record<string, string> = {
  send: 'sent',
  pay: 'paid',
  sell: 'sold',
  withdraw: 'withdrawn',
  undo: 'undone',
  put: 'put',
  reset: 'reset',
  hold: 'held',
  take: 'taken',
}
const doubled = /^(?:submit|ship|plan|cancel|stop|drop|enrol|scan|log|refer|transfer)$/

function participle(verb = ''): string {
  const word = verb.toLowerCase()
  if (irregular[word]) return irregular[word]
  if (doubled.test(word)) return `${word}${word.at(-1) ?? ''}ed`
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ied')
  return word.endsWith('e') ? `${word}d` : `${word}ed`
}

function ofGerund(word = ''): string {
  const stem = word.toLowerCase().replace(/ing$/, '')
  return irregular[stem] ?? (stem === 'tak' ? 'taken' : `${stem}ed`)
}

function third(verb: string): string {
  const word = verb.toLowerCase()
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z|o)$/.test(word) ? `${word}es` : `${word}s`
}
