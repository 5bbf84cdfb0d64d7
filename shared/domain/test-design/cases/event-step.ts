import { baseOf as baseForm } from '../../requirements/facts/permissions/base-forms.ts'
import type { Machine } from '../model.ts'
import { bareEvent } from '../techniques/state-machine.ts'
import { capital, toStep } from './step-prose.ts'
import { escaped } from '../../escaped.ts'

const irregular: Record<string, string> = {
  sent: 'send',
  paid: 'pay',
  sold: 'sell',
  shown: 'show',
  written: 'write',
  withdrawn: 'withdraw',
  undone: 'undo',
  redone: 'redo',
  put: 'put',
  taken: 'take',
  made: 'make',
}

/** What nobody does: "the payment arrives", "the deadline passes". */
const comesAbout =
  /^(?:the |an? )?[\w -]{2,40}? (?:arrives|expires|(?:ends|fails|passes)(?! (?:the|an?|his|her|its|their) )|elapses|occurs|happens|runs out|times out|comes in|succeeds|breaks|goes wrong|does not [a-z]+|do not [a-z]+)(?: [a-z\d ]{0,30})?$/i
const timeOut =
  /^(?:after )?((?:\d{1,6}|one|two|three|five|ten|fifteen|thirty|sixty) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))\b(.*)$/i
/** What does not come about in its time: "the customer does not answer within 7 days". */
const missedTime =
  /^(.{3,160}? (?:is not|are not|does not|do not|has not|have not) .{2,160}?) (?:within|for|in) ((?:\d{1,6}|one|two|three|five|ten|fifteen|thirty|sixty) (?:working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))$/i
const anybody = /^(?:(?:the |an? )?(?:user|it)|somebody|someone|anybody|anyone|he|she|they)$/i
const happening = /^(?:the |an? )?(?:[\w-]+ ){1,3}[a-z]+s(?: [a-z ]{1,30})?$/i

/** The name of an event in a state table: a button to click, a verb to carry out, or something that happens. */
function namedEvent(name: string, entity: string, buttons: string[]): string {
  const event = name.replace(/\.$/, '')
  const button =
    /^(?:press |click |push )?(?:the )?["“]?([^"“”]{1,40}?)["”]? button(?: (?:is )?(?:pressed|clicked))?$/i.exec(
      event,
    )?.[1]
  if (button) return `Click the "${button}" button`
  const known = buttons.find((one) => one.toLowerCase() === event.toLowerCase())
  if (known) return `Click the "${known}" button`
  if (/["“]/.test(event)) return toStep(event).text
  const quality =
    /(?:able|ible|ful|ous|ed|ing|al|ive|less|ent|ness|ion|ment)$/i.test(event) && !event.includes(' ')
  if (!event.includes(' ') && !quality) return `${capital(event)} the ${entity}`
  return quality || /^not? /i.test(event) || happening.test(event)
    ? `Bring about the event “${event}”`
    : capital(event)
}

/** The step that brings about an event: a click where the text or a named button says so, else an imperative in the words of the text. */
export function eventStep(
  label: string,
  { entity, buttons, tabular }: Pick<Machine, 'entity' | 'buttons' | 'tabular'>,
): string {
  const event = bareEvent(label)
  const guard = label.slice(event.length).replace(/^\s*\[|\]$/g, '')
  if (guard !== '')
    return `${eventStep(event, { entity, buttons, ...(tabular ? { tabular } : {}) })}, given that ${guard}`
  const missed = missedTime.exec(event)
  if (missed) return `Wait ${missed[2] ?? ''}, in which ${missed[1] ?? ''}`
  const waited = timeOut.exec(event)
  if (waited) return `Wait ${waited[1] ?? ''}${waited[2] ?? ''}`
  if (tabular) return namedEvent(event, entity, buttons)
  const passive =
    /^(?:(it|they|the [\w -]{1,40}?|an? [\w -]{1,40}?) )?(?:is|are|was|has been|gets) ([a-z]+)(.*)$/i.exec(
      event,
    )
  const [, subject = 'it', participle = '', rest = ''] = passive ?? []
  const acted = participle.endsWith('ed') || participle in irregular
  if ((passive && !acted) || comesAbout.test(event) || /^nobody\b/i.test(event))
    return `Bring about that ${event}`
  const own = /^(?:it|they)$/i.test(subject) || new RegExp(`\\b${escaped(entity)}$`, 'i').test(subject)
  const who = /^(?:the |an? )?((?:[\w-]+ )?(?!user\b)[a-z]+) [a-z]+s\b/i.exec(event)?.[1]
  const spoken = who === undefined ? event : event.replace(/^(?:the |an? )?/i, '').replace(who, 'the user')
  const by = passive && /^ by (?:the |an? )?([a-z][a-z -]+)$/i.exec(rest)?.[1]
  if (by) return `As the ${by}, ${baseOf(participle)} ${own ? `the ${entity}` : subject}`
  const text = passive
    ? `${capital(baseOf(participle))} ${own ? `the ${entity}` : subject}${rest}`
    : toStep(spoken).text.replace(/\b(?:it|them)\b/, `the ${entity}`)
  if (/^Click\b/.test(text)) return text
  const verb = text.split(' ')[0] ?? ''
  const button = buttons.find(
    (name) =>
      name.toLowerCase() === verb.toLowerCase() || name.toLowerCase().startsWith(`${verb.toLowerCase()} `),
  )
  if (button) return `Click the "${button}" button`
  const whole = text.split(' ').length === 1 ? `${text} the ${entity}` : text
  return passive || who === undefined || anybody.test(who)
    ? whole
    : `As the ${who}, ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
}

/** "submitted" → "submit", "approved" → "approve", "taken" → "take". */
export function baseOf(participle: string): string {
  const word = participle.toLowerCase()
  return irregular[word] ?? baseForm(word)
}
