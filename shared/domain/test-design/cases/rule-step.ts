import { baseOf } from '../../requirements/facts/permissions/base-forms.ts'
import { outcomeSubject } from '../modelling/tables.ts'

const person =
  /^(?:the |an? )?((?:[\w-]+ ){0,2}?(?:user|customer|visitor|member|guest|employee|manager|passenger|reader|patient|student|buyer|driver)s?) (gets?|receives?|pays?|earns?|needs?|owes?)\b/i
/** "A driver who is not a member pays …" */
const described =
  /^((?:the |an? |any |every )?[a-z][\w-]* (?:who|that) [^,"]{3,60}?)(?: (?:does|do) not)? (pays?|gets?|receives?|owes?) /i
/** Classes of people, in the words of the text: "children under 14", "all others". */
const group =
  /^((?:all )?(?:others|everybody else|everyone else|anyone else|anybody else|the others|the rest|(?:[\w-]+ ){0,2}(?:member|adult|child|children|kid|senior|pensioner|student|pupil|holder|resident|employee|famil(?:y|ies))s?(?: (?:under|over|from|of|aged|below|above)[\w ]{1,20}?)?)) (gets?|receives?|pays?|earns?|needs?|owes?)\b/i
/** "Premium customers do not pay for delivery" */
const spared =
  /^((?:[\w-]+ ){0,3}?(?:customers?|members?|users?|guests?|readers?|students?|children|adults?|seniors?|employees?)(?: under \d+)?) (?:do not|does not|don't|doesn't|never) (pay|get|receive|need|owe)s?\b/i
const timely =
  /^(.{3,60}?) (?:(?:must|shall|should|has to|have to) be|is|are) ([a-z]+ed|sent|paid|kept|made|done) (?:within|in|after|by|until)\b/i
const carrier =
  /\b(order|cart|basket|booking|loan|invoice|contract|shipment|parcel|ticket|transfer|purchase|delivery|claim|quote|policy|reservation|subscription|rental|return)s?\b/i

/** An action of a decision table: "Approve the loan", "Ask for a guarantor", 'Reject the loan with "…"'. */
const imperative =
  /^(?:(?!the |an? |no )[a-z]{3,15}) (?:the|an?|for|to) (?!.*\b(?:is|are|gets?|has|have|costs?|applies)\b)/i

/**
 * What a tester does to see the outcome of a rule of which the text names no page or control: "Check the shipping costs of the order".
 * `subjects` are the subjects of its conditions.
 */
export function ruleStep(outcome: string, subjects: string[]): string {
  const some = group.exec(outcome) ?? spared.exec(outcome)
  if (some?.[1] && some[2])
    return `Check what ${some[1].charAt(0).toLowerCase()}${some[1].slice(1)} ${some[2].toLowerCase()}`
  const who = person.exec(outcome)
  const all = /^(?:all|any|every|each) /i.test(who?.[1] ?? '') ? '' : 'the '
  if (who?.[1] && who[2]) return `Check what ${all}${who[1].toLowerCase()} ${who[2].toLowerCase()}`
  const which = described.exec(outcome)
  if (which?.[1] && which[2])
    return `Check what ${which[1].charAt(0).toLowerCase()}${which[1].slice(1)} ${third(which[2])}`
  const told = /^([a-z][\w -]{2,50}?): ./i.exec(outcome)?.[1]
  if (told) return `Check the ${told.toLowerCase()}`
  const bare = /^(?:an? |the )?(?:full|half|no|partial|\d[\d.,]* ?%) ([a-z]+(?: [a-z]+)?)$/i.exec(
    outcome,
  )?.[1]
  if (bare) return `Check the ${bare.toLowerCase()}`
  const lacking = /^there (?:is|are) no ([a-z]+(?: [a-z]+)?)$/i.exec(outcome)?.[1]
  if (lacking) return `Check the ${lacking.toLowerCase()}`
  const soon = timely.exec(outcome)
  if (soon?.[1] && soon[2])
    return `Check when ${soon[1].charAt(0).toLowerCase()}${soon[1].slice(1)} are ${soon[2]}`
  if (/^(?:[€$£] ?)?\d/.test(outcome)) return `Check whether ${outcome}`
  const able = /^(?:the |an? )?(.+?) (?:can|cannot|may not|may|must not) (be )?([a-z]+)(.*)$/i.exec(
    // What a message says is not what the rule says.
    outcome.replace(
      / (?:with|by|via|using|through) (?:an?|the) ["“][^"”]*["”](?: button| link)?|["“][^"”]*["”]/g,
      '',
    ),
  )
  // "The museum is closed and no tickets can be booked" says two things.
  if (able?.[1] && able[3] && !/ (?:is|are|and no) /.test(able[1]))
    return able[2]
      ? `Try to ${baseOf(able[3])} the ${able[1].toLowerCase()}${able[4] ?? ''}`
      : `Try to ${able[3]}${able[4] ?? ''}`
  const subject = outcomeSubject(outcome)
  const plain = subject.toLowerCase() === outcome.toLowerCase() || subject.split(' ').length > 4
  if (imperative.test(outcome)) return 'Check what happens'
  if (plain || /["“]|^(?:no|all|every|each|any)(?: |$)/i.test(subject))
    return `Check whether ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`
  const priced = /\b(?:free|costs?|EUR|€|\$|£|USD|GBP|CHF|charged)\b|[€$£]/i.test(outcome)
  const costs = /^(?:shipping|delivery|postage|return|admission|parking)$/i.test(subject) && priced
  const of = subjects.map((one) => carrier.exec(one)?.[1]).find((one) => one !== undefined)
  const whose = of === undefined || carrier.test(subject) ? '' : ` of the ${of.toLowerCase()}`
  return `Check the ${subject}${costs ? ' costs' : ''}${whose}`
}

function third(verb: string): string {
  return verb.toLowerCase().replace(/([^s])$/, '$1s')
}
