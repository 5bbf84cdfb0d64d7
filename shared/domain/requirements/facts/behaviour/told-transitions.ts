import { slice, type Masked } from '../mask.ts'
import { readTransitions } from './states.ts'
import type { TransitionFact } from '../types.ts'

const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const loose = '("\\u0001+"|[A-Za-z][a-z]+)'
const thing = '([a-z][\\w-]*(?: [a-z][\\w-]*)?)'
const it = '(?:it|the [a-z][\\w-]*(?: [a-z][\\w-]*)?)'
const becomes =
  '(?:then |automatically )?(?:becomes|is|changes (?:in)?to|moves (?:in)?to|goes (?:in)?to|turns(?: (?:in)?to)?)(?: then| automatically| set to)?'
const passive = '([a-z]+ed|sent|paid|sold|withdrawn|undone|put on hold)'
const when = new RegExp(
  `^\\W*(?:when|once|if|as soon as|after) ([^;]{3,160}?), (it|(?:an?|the|every|each) (?:${state} )?${thing}) (${becomes}) ${state}(?: again)?(?: and ((?:the|an?|it) .{3,200}?))?\\.?$`,
  'i',
)
const several = new RegExp(
  `^\\W*(?:an? |the |every )?${state}(?:(?:, | or | and )${state})?(?: or ${state})? ${thing} can (?:also )?be ${passive}(?: by [^,;.]{2,40}?)? and (?:is then|then is|becomes|is|then becomes) ${state}\\.?$`,
  'i',
)
const acting = new RegExp(
  `^\\W*(?:an?|the|every) ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:can|may) ([a-z]{3,15}) (?:an?|the|every) ${state} ([a-z][\\w-]*)\\b([^;,.]{0,40})(?:[;,] (?:and )?(?:then )?${it} ${becomes} ${state}(?: as well| again| too)?)?\\.?$`,
  'i',
)
const choosing = new RegExp(
  `^\\W*(?:an?|the) ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:can|may) ([a-z]{3,15}) ${it} \\(${state}\\)(?:,? or ([a-z]{3,15}) ${it} \\(${state}\\))?\\.?$`,
  'i',
)
const meanwhile = new RegExp(
  `^\\W*while ${it} is ${loose}, (?:an?|the) ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:can|may) ([a-z]{3,15}) ${it}(?:[;,] (?:and )?${it} (?:is then|then is|becomes|then becomes) ${state})?\\.?$`,
  'i',
)
const next = new RegExp(`^\\W*it (?:then is|is then|then becomes|becomes) ${state}\\.?$`, 'i')
const born = new RegExp(
  `^\\W*(?:an?|every|each|the) (?:new |created |sent |submitted |fresh )?${thing} (?:starts as|begins as|starts in|is (?:first |always )?(?:created|saved|stored|registered|recorded|filed|entered) as|(?<=(?:new|created|sent|submitted|fresh) [a-z]+ )is) ${state}\\.?$`,
  'i',
)
const refused = new RegExp(
  `^\\W*(?:an? |the )?${state}(?: (?:and|or) ${loose})? (?!and\\b|or\\b)([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:cannot|can't|can not|must not|may not|can no longer) be ${passive}(?:\\s*[:;,–-]\\s*[^"]{0,40}("\\u0001+")[^"]{0,20})?\\.?$`,
  'i',
)
const not = /^\W*(?:when|if) (?:it|this) (?:does not|is not|doesn't)(?: happen)?$/i

/** Every sentence about states; a refusal that names its message first, since the message would be lost else. */
export function readMoves(part: Masked): TransitionFact[] {
  const told = readTold(part)
  // Two halves of a sentence are two events.
  const halves = told.length > 1 && part.masked.includes(';')
  if (halves || told.some(({ guard, action }) => guard === 'forbidden' && action)) return told
  const moved = readTransitions(part)
  // "a Paid booking becomes Used" names the state before, not a thing called "paid booking".
  if (told.some(({ from }) => from.length > 0) && moved.every(({ from }) => from.length === 0)) return told
  return moved.length > 0 ? moved : told
}

/** Transitions as people tell them: "When …, an Active account becomes Locked and …", "A Paid order can be cancelled and is then …". */
export function readTold(part: Masked): TransitionFact[] {
  const whole = readClause(part)
  if (whole.length > 0) return whole
  const pieces = [...part.masked.matchAll(/[^;]+/g)].map((one) =>
    slice(part, one.index, one.index + one[0].length),
  )
  if (pieces.length !== 2) return []
  const [first] = pieces.map(readClause)
  const rest = pieces[1] ? otherwise(pieces[1], first?.[0]) : []
  return first && first.length > 0 && rest.length > 0 ? [...first, ...rest] : []
}

function readClause(part: Masked): TransitionFact[] {
  const name = (text: string | undefined) => named(part, text)
  const led = when.exec(part.masked)
  // "If the age is below 18, the result is Rejected" is a rule: a plain "is" tells of a change only where the state before is named.
  if (
    led &&
    !not.test(led[0].split(',')[0] ?? '') &&
    (led[3] !== undefined || !/^is$/i.test(led[5]?.trim() ?? ''))
  ) {
    const told = {
      from: led[3] && name(led[3]),
      event: raw(part, led[1]),
      to: name(led[6]),
      action: raw(part, led[7]),
    }
    return [
      { ...fact({ ...told, entity: led[4] }), ...(led[4] === undefined ? { current: true as const } : {}) },
    ]
  }
  const many = several.exec(part.masked)
  if (many)
    return many
      .slice(1, 4)
      .flatMap((from) =>
        from
          ? [fact({ entity: many[4], from: name(from), event: `is ${many[5] ?? ''}`, to: name(many[6]) })]
          : [],
      )
  const done = acting.exec(part.masked)
  if (done) {
    const event = `the ${done[1] ?? ''} ${third(done[2])} the ${done[4] ?? ''}`
    return [fact({ entity: done[4], from: name(done[3]), event, to: done[6] && name(done[6]) })]
  }
  return readAbout(part)
}

/** Sentences about what the sentence before named. */
function readAbout(part: Masked): TransitionFact[] {
  const name = (text: string | undefined) => named(part, text)
  const chosen = choosing.exec(part.masked)
  if (chosen) {
    const moves = [
      [chosen[2], chosen[3]],
      [chosen[4], chosen[5]],
    ] as const
    return moves.flatMap(([verb, to]) =>
      verb && to
        ? [
            {
              ...fact({ event: `the ${chosen[1] ?? ''} ${third(verb)} it`, to: name(to) }),
              current: true as const,
            },
          ]
        : [],
    )
  }
  const while_ = meanwhile.exec(part.masked)
  if (while_)
    return [
      {
        ...fact({
          from: capital(name(while_[1])),
          event: `the ${while_[2] ?? ''} ${third(while_[3])} it`,
          to: while_[4] && name(while_[4]),
        }),
        current: true,
      },
    ]
  const then = next.exec(part.masked)
  if (then) return [{ ...fact({ event: '', to: name(then[1]) }), current: true }]
  const start = born.exec(part.masked)
  if (start) return [fact({ entity: start[1], event: '', to: name(start[2]) })]
  const never = refused.exec(part.masked)
  if (!never) return []
  const quote = never[5] ? `${named(part, never[5])}` : ''
  return [never[1], never[2]].flatMap((from) =>
    from
      ? [
          {
            ...fact({
              entity: singular(never[3]),
              from: capital(name(from)),
              event: `is ${never[4] ?? ''}`,
              action: quote && `"${quote}" is shown`,
            }),
            guard: 'forbidden',
          },
        ]
      : [],
  )
}

/** "…; when it does not, the booking changes to Expired": the event of the clause before does not come about. */
function otherwise(part: Masked, before: TransitionFact | undefined): TransitionFact[] {
  const led = when.exec(`${part.masked.trim()}`) ?? /^\W*(when (?:it|this) does not)/i.exec(part.masked)
  const to = new RegExp(`\\b(?:becomes|is|changes (?:in)?to|moves to|goes to) ${state}\\.?$`, 'i').exec(
    part.masked,
  )?.[1]
  if (!led || !before || !to || !/^\W*(?:when|if) (?:it|this) (?:does not|is not)/i.test(part.masked))
    return []
  const event = before.event.replace(
    /^((?:the |an? )?[a-z][\w-]*) (?:([a-z]+(?:ss|sh|ch|x|z))es|([a-z]+)s)\b/i,
    (_, subject: string, hissing?: string, verb?: string) => `${subject} does not ${hissing ?? verb ?? ''}`,
  )
  return event === before.event
    ? []
    : [{ ...fact({ entity: before.entity, event, to: named(part, to) }), from: before.from, current: true }]
}

function fact({
  entity,
  from,
  event,
  to,
  action,
}: {
  entity?: string | undefined
  from?: string | undefined
  event: string
  to?: string | undefined
  action?: string | undefined
}): TransitionFact {
  return {
    kind: 'transition',
    entity: (entity ?? 'item').toLowerCase(),
    from: from ? [from] : [],
    event,
    ...(to ? { to } : {}),
    ...(action ? { action } : {}),
    only: false,
  }
}

function named(part: Masked, text: string | undefined): string {
  if (text === undefined) return ''
  const at = text.startsWith('"') ? part.masked.indexOf(text) : -1
  return part.quotes.find(({ start }) => start === at)?.value ?? text
}

function raw(part: Masked, text: string | undefined): string {
  if (!text) return ''
  const at = part.masked.indexOf(text)
  return slice(part, at, at + text.length)
    .raw.trim()
    .replace(/\.$/, '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function singular(text: string | undefined): string {
  return (text ?? 'item').replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}

function third(verb: string | undefined): string {
  const text = (verb ?? '').toLowerCase()
  if (/[^aeiou]y$/.test(text)) return text.replace(/y$/, 'ies')
  return /(?:s|sh|ch|x|z|o)$/.test(text) ? `${text}es` : `${text}s`
}
