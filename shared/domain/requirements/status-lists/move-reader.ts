import { baseOf } from '../facts/permissions/base-forms.ts'
import type { TransitionFact } from '../facts/types.ts'
import { singularOf } from '../life-cycles/state-words.ts'
import type { ListedStates } from './listed-states.ts'

const becoming =
  '(?:becomes?|(?:changes?|goes|go|moves?|turns?|switches|switch|returns?)(?: back| over)? (?:in)?to|turns?(?: into)?|(?:is|are|gets?|will be)(?: automatically| then| now)?(?: (?:set|moved|changed|switched|marked|put)(?: back)?(?: to| as| into))?|gets? the status|counts? as)'
const leads = '(?:when|whenever|once|as soon as|after|if)'
const ability = '(?:can|may|(?:is|are) (?:able|allowed) to|(?:shall|must|should) be able to)'
const time = /^(?:at (?:most|least) )?(?:\d+|one|two|three|five|seven|ten|fourteen|thirty) [a-z]+$/i

interface Allowed {
  event: string
  word: string
  negated: boolean
  limit: string
  to: string | undefined
}

/** Reads what single sentences say of the states of one thing, once the text has listed them. */
export class MoveReader {
  private readonly thing: string
  private readonly states: string[]
  private readonly byName: Map<string, string>
  private readonly byVerb: Map<string, string>
  private readonly noun: RegExp
  private readonly forms: Record<'told' | 'led' | 'passive' | 'right' | 'free' | 'changed' | 'ends', RegExp>

  constructor({ thing, states }: ListedStates) {
    this.thing = thing
    this.states = states
    this.byName = new Map(states.map((one) => [one.toLowerCase(), one]))
    this.byVerb = new Map(states.map((one) => [baseOf(one.toLowerCase()), one]))
    const state = `(?:${states
      .toSorted((a, b) => b.length - a.length)
      .map(plainly)
      .join('|')})(?![a-z-])`
    const noun = `(?:${plainly(thing)}|${plainly(thing.split(' ').at(-1) ?? thing)})(?:e?s)?`
    const article = '(?:an?|the|every|each|any|all|this|that|their|his|her)'
    const subject = `(?:${article} )?(?:(${state}) ${noun}|${noun}|(${state}))`
    const to = `(?:the (?:status|state) |status )?["“]?(${state})["”]?(?: again| automatically| then| too)?`
    const negation = '( not| not yet)?'
    const limit = `(as long as|while|until|unless|before|only if|only while|only when|if) (?:it|they|${article} [a-z][a-z -]{1,30}?) (?:is|are|has|have|was|gets)${negation}(?: been)?(?: already| yet| still)? (${state})(?: yet| already)?`
    this.noun = new RegExp(`^${article} (?:${state} )?${noun}$`, 'i')
    this.forms = {
      told: new RegExp(`^${subject}(?:'s (?:status|state))? ${becoming} ${to},? (${leads}) (.{3,200})$`, 'i'),
      led: new RegExp(
        `^(${leads}) (.{3,200}), (?:then )?(?:it|they|(?:its|the) (?:status|state)(?: of ${article} ${noun})?|${subject}(?:'s (?:status|state))?) (?:is |are )?${becoming} ${to}$`,
        'i',
      ),
      passive: new RegExp(
        `^(?:${article} )?(${state}) ${noun} (can|may|cannot|can not|can't|must not|may not|can no longer)(?: only)?(?: still)? be ([a-z]+ed|sent|paid|withdrawn)((?: by| within| in the first) [^,;]{3,60})?(?: (?:any ?more|any longer|again))?$`,
        'i',
      ),
      right: new RegExp(
        `^((?:(?:the|an?) )?[a-z][a-z-]*(?: [a-z-]+)?) ${ability} (?:also |only )?([a-z]+) (${article} (?:(?:${state}) )?${noun}|[a-z][a-z -]{2,40}?)(?: at any time)? ${limit}$`,
        'i',
      ),
      free: new RegExp(
        `^(?:${article} )?${noun} (?:can|may) (?:only |also |still )?be ([a-z]+ed|sent|paid|withdrawn)(?: at any time)? ${limit}$`,
        'i',
      ),
      changed: new RegExp(
        `^(.{3,200}?)(?:[;,:]| and)(?: then)? (?:its|the) (?:status|state)(?: of ${article} ${noun})? (?:then )?(?:changes|goes|moves|switches|is (?:set|changed)) (?:from (${state}) )?to ${to}$`,
        'i',
      ),
      ends: new RegExp(`^${subject} ([a-z]+?)s? (?:automatically )?(${leads}) (.{3,120})$`, 'i'),
    }
  }

  /** The transitions that a sentence tells; `last` is the state that the one before ended in. Empty where it tells something else. */
  read(text: string, last: string | undefined): TransitionFact[] {
    const clause = text.trim().replace(/[.\s]+$/, '')
    if (clause.length > 400) return []
    const { told, led, passive, right, free, changed, ends } = this.forms
    return (
      this.changed(changed.exec(clause)) ??
      this.told(told.exec(clause), last) ??
      this.led(led.exec(clause), last) ??
      this.passive(passive.exec(clause)) ??
      this.right(right.exec(clause)) ??
      this.free(free.exec(clause)) ??
      this.ends(ends.exec(clause)) ??
      []
    )
  }

  private changed(found: RegExpExecArray | null): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, event = '', from, to = ''] = found
    return from === undefined ? undefined : [this.move([this.named(from)], event.trim(), this.named(to))]
  }

  private told(found: RegExpExecArray | null, last: string | undefined): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, adjective, alone, state = '', lead = '', event = ''] = found
    const to = this.named(state)
    const from = adjective ?? alone
    const inside = from === undefined ? this.inside(event) : { event, from }
    const left = inside.from ?? this.before(to, last)
    return left === undefined ? undefined : [this.move([this.named(left)], happening(lead, inside.event), to)]
  }

  private led(found: RegExpExecArray | null, last: string | undefined): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, lead = '', condition = '', adjective, alone, state = ''] = found
    const to = this.named(state)
    const { event, from } = this.inside(condition)
    const left = adjective ?? alone ?? from ?? this.before(to, last)
    return left === undefined ? undefined : [this.move([this.named(left)], happening(lead, event), to)]
  }

  private passive(found: RegExpExecArray | null): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, state = '', verb = '', participle = '', rest = ''] = found
    const event = `is ${participle.toLowerCase()}${rest}`
    if (/not|n't|no/i.test(verb)) return [{ ...this.move([this.named(state)], event), guard: 'forbidden' }]
    const to = this.byName.get(participle.toLowerCase())
    return [this.move([this.named(state)], event, to)]
  }

  /** "Customers can cancel an order as long as it has not been shipped". */
  private right(found: RegExpExecArray | null): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, who = '', verb = '', object = '', word = '', negated, named = ''] = found
    const own = this.noun.test(object)
    const actor = singularOf(who.replace(/^(?:the|an?) /i, '').toLowerCase())
    const event = `the ${actor} ${third(verb)} ${own ? `the ${this.thing}` : object}`
    const to = own ? this.byVerb.get(verb.toLowerCase()) : undefined
    return this.allowed({ event, word, negated: negated !== undefined, limit: this.named(named), to })
  }

  /** "An order can be cancelled until it is shipped". */
  private free(found: RegExpExecArray | null): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, participle = '', word = '', negated, named = ''] = found
    const to = this.byName.get(participle.toLowerCase())
    const event = `is ${participle.toLowerCase()}`
    return this.allowed({ event, word, negated: negated !== undefined, limit: this.named(named), to })
  }

  /** What is free until a state is reached is free in the states before it, and in none from there on. */
  private allowed({ event, word, negated, limit, to }: Allowed): TransitionFact[] | undefined {
    const until = /until|unless|before/i.test(word)
    if (until && negated) return undefined
    if (!until && !negated) return this.only(limit, event, to)
    // "Unless it is ended" speaks of that state alone, "until it is shipped" of all that follow it.
    const alone = /unless/i.test(word) && to === limit
    const barred = alone ? [limit] : this.states.slice(this.states.indexOf(limit)).filter((one) => one !== to)
    const open = this.states.filter((one) => one !== to && !barred.includes(one))
    return [
      ...this.each(open, event, to),
      ...barred.map((one): TransitionFact => ({ ...this.move([one], event), guard: 'forbidden' })),
    ]
  }

  /** "… can pause a subscription only while it is Active". */
  private only(state: string, event: string, to: string | undefined): TransitionFact[] {
    return this.each([state], event, to).map((one) => (to === undefined ? { ...one, only: true } : one))
  }

  private each(from: string[], event: string, to: string | undefined): TransitionFact[] {
    return from.map((one) => this.move([one], event, to))
  }

  private ends(found: RegExpExecArray | null): TransitionFact[] | undefined {
    if (!found) return undefined
    const [, adjective, alone, verb = '', lead = '', event = ''] = found
    const from = adjective ?? alone
    const to = this.byVerb.get(verb.toLowerCase()) ?? this.byVerb.get(`${verb.toLowerCase()}e`)
    return from === undefined || to === undefined
      ? undefined
      : [this.move([this.named(from)], happening(lead, event), to)]
  }

  /** The state that the event names before the thing: "resumes a paused subscription". */
  private inside(event: string): { event: string; from?: string } {
    for (const [key, state] of this.byName) {
      const noun = `${key} ${this.thing}`
      const at = event.toLowerCase().indexOf(noun)
      if (at > 0)
        return {
          event: `${event.slice(0, at).replace(/\ban? $/i, 'the ')}${this.thing}${event.slice(at + noun.length)}`,
          from: state,
        }
    }
    return { event }
  }

  /** The state that stands before in the list, where the sentence before ended in it or said nothing else. */
  private before(to: string, last: string | undefined): string | undefined {
    const listed = this.states[this.states.indexOf(to) - 1]
    return last === undefined || last === listed ? listed : undefined
  }

  private move(from: string[], event: string, to?: string): TransitionFact {
    return {
      kind: 'transition',
      entity: this.thing,
      from,
      event: event.replace(/\b(?:it|they)\b/gi, `the ${this.thing}`).trim(),
      ...(to === undefined ? {} : { to }),
      only: false,
    }
  }

  private named(state: string): string {
    return this.byName.get(state.toLowerCase()) ?? state
  }
}

/** "after 14 days" is an event by itself. */
function happening(lead: string, event: string): string {
  return /^after$/i.test(lead) && time.test(event.trim()) ? `after ${event.trim()}` : event
}

function third(verb: string): string {
  const word = verb.toLowerCase()
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z|o)$/.test(word) ? `${word}es` : `${word}s`
}

function plainly(text: string): string {
  return text.replace(/[^\p{L}\p{N} -]/gu, '').replace(/-/g, '\\-')
}
