import { subjectKind } from '../facts/labels.ts'
import { readQuantities } from '../facts/quantities/quantities.ts'
import { limits } from '../facts/rules/rules.ts'
import type { Masked } from '../facts/mask.ts'
import type { Atom } from '../facts/types.ts'

/** What a sentence asks of a thing, as the condition that holds where it is broken. */
export interface Demand {
  /** "the number of participants". */
  subject: string
  /** What is asked for, as a fact: "the room is free at that time"; `negated` where it must not be so. */
  holds: string
  negated: boolean
  /** `holds` says the opposite of the words of the text. */
  turned?: true
  /** The same as a number of things: "the number of overdue books of the member". */
  counted?: Atom
  /** What follows in the same sentence where it is broken, after "otherwise" or as a message in brackets. */
  otherwise?: string
}

const shape =
  /^\W*([^",;:()]{2,120}?)\s+(must|mustn't|shall|should|has to|have to|needs? to|may not|cannot|can't|can not)\s+(?:(?:still|always|also|already|only)\s+)?(?:(not|never|no longer)\s+)?(?:(?:yet|already)\s+)?(be|have|own|hold|possess|exceed|contain|include|overlap|belong|exist|cover|lie|fit|live|work)\b\s*([^;"()]{0,200}?)(?:\s*[;,.–—-]+\s*(?:otherwise|or else|else|if not)\b[, ]\s*(.{3,300}?)|\s*\(\s*("[^"]*")\s*\))?\s*\.?\s*$/i
// What somebody must do is no state of a thing.
const done =
  /^(?:equal|identical|unequal|different|the same|able to|possible|accepted|rejected|refused|shown|displayed|visible|informed|notified|sent|stored|saved|logged|between|from|one of|unique|valid|mandatory|required|optional|filled|entered|given|selected|empty)\b/i

/**
 * Reads "X must be …" and "X must not exceed …" of a thing that is set up, not typed. Sentences about the product, a pronoun or the values of an
 * input give nothing.
 */
export function readDemand({ raw, masked }: Masked): Demand | undefined {
  const found = shape.exec(masked)
  const [, subject = '', modal = '', not, verb = '', rest = '', tail, quote] = found ?? []
  if (!found || subject.split(/\s+/).length > 14 || (rest === '' && verb !== 'exist' && verb !== 'overlap'))
    return undefined
  const kind = subjectKind(subject)
  if (kind === 'system' || kind === 'pronoun' || (verb.toLowerCase() === 'be' && done.test(rest)))
    return undefined
  if (/^\W*(?:if|when|whenever|unless|after|before|once|while|for|in|on|at|as|there)\b/i.test(subject))
    return undefined
  const negated = not !== undefined || /not$|n't$|cannot/i.test(modal)
  const thing = lowered(subject.trim())
  const end = tail ?? quote
  const at = end === undefined ? -1 : masked.lastIndexOf(end)
  const otherwise =
    tail !== undefined
      ? raw.slice(at, at + tail.length)
      : quote === undefined
        ? undefined
        : `${raw.slice(at, at + quote.length)} is visible`
  return {
    subject: thing,
    ...stated(thing, verb.toLowerCase(), rest.trim().replace(/\s+/g, ' '), negated),
    ...counting(thing, verb, rest, negated),
    ...(otherwise === undefined ? {} : { otherwise: otherwise.trim().replace(/[.\s]+$/, '') }),
  }
}

/** Whether the text forbids what it names: "must not exceed". */
export function forbids({ negated, turned }: Demand): boolean {
  return negated !== (turned === true)
}

/** The condition under which the demand is broken. */
export function broken({ holds, negated, counted }: Demand): Atom {
  return counted ? { ...counted, negated: !negated } : factOf(holds, !negated)
}

/** The condition under which the words of the text hold ("it does"), or do not, whether they are asked for or forbidden. */
export function asSaid({ holds, turned, counted }: Demand, so: boolean): Atom {
  return counted ? { ...counted, negated: !so } : factOf(holds, so === (turned === true))
}

function factOf(holds: string, negated: boolean): Atom {
  return { subject: '', text: negated ? denied(holds) : holds, negated }
}

/** "the room is free" → "the room is not free". */
function denied(text: string): string {
  const be = / (is|are) /.exec(text)
  if (be) return `${text.slice(0, be.index)} ${be[1] ?? ''} not ${text.slice(be.index + be[0].length)}`
  return text.replace(/ (?:has|have) /, (verb) => (verb === ' has ' ? ' does not have ' : ' do not have '))
}

/** "have more than 3 overdue books" is a limit on a number of things. */
function counting(thing: string, verb: string, rest: string, negated: boolean): { counted?: Atom } {
  const [quantity] = /^(?:have|own|hold|contain|include|possess)$/i.test(verb) ? readQuantities(rest) : []
  const things =
    quantity &&
    /^\s*(?:[a-z][\w-]* ?){1,3}/i.exec(rest.slice(quantity.start).replace(/^.*?\d\S*/, ''))?.[0].trim()
  if (
    !quantity ||
    !things ||
    quantity.start > 0 ||
    /\b(?:characters?|digits?|letters?|years?|old)\b/i.test(things)
  )
    return {}
  const subject = `number of ${things} of ${thing}`
  return { counted: { subject, text: `${thing} ${rest}`, negated, number: limits(quantity, rest) } }
}

const more =
  /^(?:at most|no more than|not more than|no higher than|not higher than|no greater than|up to)\s+/i
const less = /^(?:at least|no less than|not less than|no fewer than|no lower than|not lower than)\s+/i

/** Comparisons are said by what is above or below, so that their opposite is plain: "at most the limit" is "not more than the limit". */
function stated(
  thing: string,
  verb: string,
  rest: string,
  negated: boolean,
): Pick<Demand, 'holds' | 'negated' | 'turned'> {
  const many = isPlural(thing)
  const be = many ? 'are' : 'is'
  if (verb === 'exceed') return { holds: `${thing} ${be} more than ${rest}`, negated }
  if (verb === 'be' && more.test(rest))
    return { holds: `${thing} ${be} more than ${rest.replace(more, '')}`, negated: !negated, turned: true }
  if (verb === 'be' && less.test(rest))
    return { holds: `${thing} ${be} less than ${rest.replace(less, '')}`, negated: !negated, turned: true }
  if (verb === 'be') return { holds: `${thing} ${be} ${rest}`, negated }
  const third = many ? verb : verb === 'have' ? 'has' : `${verb}s`
  return { holds: `${thing} ${third} ${rest}`.trim(), negated }
}

function isPlural(thing: string): boolean {
  const head = /^(.+?)(?:\s+(?:of|in|on|for|from|with|at|per|that|which|who)\s|$)/i.exec(thing)?.[1] ?? thing
  return /^(?:all|both|these|those)\b/.test(thing) || /(?:[^su]s|people|children)$/i.test(head)
}

function lowered(text: string): string {
  return /^\p{Lu}[\p{Ll} ]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
