import { maskQuotes } from '../mask.ts'
import { readRules } from '../rules/rules.ts'
import type { Atom, RuleFact } from '../types.ts'
import { classOf, conditionsFor, personIn, type Class } from './classes.ts'
import { grouped, withNone, type GroupRule } from './group-rules.ts'
import type { Member } from './period-classes.ts'

interface Clause {
  of: Class
  outcome: string
  sentence: number
}

const phrase = "((?:all (?:the )?|the |any )?[a-z][\\w'-]*(?: [a-z0-9][\\w'-]*){0,4}?)"
const verb =
  '(?:is|are|costs?|pays?|gets?|receives?|has to pay|have to pay|must|can|may|cannot|need|needs|will|shall|do not|does not|never|always|travels?|has|have|goes|go|earns?|owes?|enjoys?|stays?|sees?|saves?)'
const leading = new RegExp(`^\\W*for ${phrase}(?:,|:) (.{3,300}?)\\W*$`, 'i')
const elseLead =
  /^\W*for ((?:all (?:the )?|the )?(?:others?|rest|everybody else|everyone else|anybody else|anyone else|everything else|other [a-z]+(?: [a-z]+)?))(?:,|:)? (.{3,300}?)\W*$/i
const trailing = new RegExp(
  `^\\W*(.{3,200}?\\b(?:is|are|costs?|applies|apply|amounts? to)\\b.{0,80}?) (?:only )?for ${phrase}\\W*$`,
  'i',
)
const acting = new RegExp(`^\\W*${phrase} (${verb}\\b.{2,300}?)\\W*$`, 'i')
const cut =
  /[;,] (?:and |but |while |whereas )?|\. | (?:and|but|while|whereas) (?=(?:for )?(?:all (?:the )?others?\b|everybody else|everyone else|anybody else|anyone else|the (?:others|rest)\b|all other ))/gi
const elses =
  /\b(?:everybody|everyone|anybody|anyone|everything) else\b|\b(?:all|the) (?:the )?others?\b|\bthe rest\b|^\W*(?:for )?others?\b/i

/**
 * "Return shipping is free for Summit Club members. For everybody else it is free if …; otherwise …": what holds for a class, and for
 * all others. The sentence of the others comes right behind those of the classes, or is a part of the last one.
 */
export function readElse(all: Member[], at: number): Map<number, RuleFact[]> | undefined {
  const clauses: Clause[] = []
  let text = ''
  for (let place = at; place < Math.min(all.length, at + 5); place += 1) {
    const member = all[place]
    if (!member || member.text.length > 400) return undefined
    text += ` ${member.text}`
    const parts = elses.test(member.text) ? partsOf(member.text) : [member.text]
    for (const [index, part] of parts.entries()) {
      const found = clauseOf(part)
      if (!found) return undefined
      if (found.of.rest) {
        if (clauses.length === 0) return undefined
        const more = parts.slice(index + 1)
        return rulesOf(all, at, clauses, { ...found, sentence: place }, more, text)
      }
      clauses.push({ ...found, sentence: place })
    }
  }
  return undefined
}

/** A sentence up to its words about all others, and from there on. */
function partsOf(text: string): string[] {
  const at = elses.exec(text)?.index ?? 0
  const cuts = [...text.matchAll(cut)].filter(({ index }) => index < at)
  const last = cuts.at(-1)
  if (!last) return [text]
  return [text.slice(0, last.index), text.slice(last.index + last[0].length)]
}

function clauseOf(text: string): Omit<Clause, 'sentence'> | undefined {
  const { masked } = maskQuotes(text)
  const rest = elseLead.exec(masked)
  const found = rest ?? leading.exec(masked)
  const words = found?.[1]
  const of = words === undefined ? undefined : classOf(words)
  if (of && found?.[2]) return { of, outcome: original(text, masked, found[2]) }
  const tail = trailing.exec(masked)
  const after = tail?.[2] === undefined ? undefined : classOf(tail[2])
  if (tail?.[1] && after) return { of: after, outcome: original(text, masked, tail[1]) }
  const subject = acting.exec(masked)
  const who = subject?.[1] === undefined ? undefined : classOf(subject[1])
  if (!subject?.[1] || !subject[2] || !who || !(who.person || who.rest)) return undefined
  return { of: who, outcome: original(text, masked, `${subject[1]} ${subject[2]}`) }
}

function original(text: string, masked: string, part: string): string {
  const at = masked.indexOf(part)
  return at < 0 ? part : text.slice(at, at + part.length)
}

function rulesOf(
  all: Member[],
  at: number,
  clauses: Clause[],
  rest: Clause,
  more: string[],
  text: string,
): Map<number, RuleFact[]> | undefined {
  const classes = clauses.map(({ of }) => of)
  const conditions = conditionsFor(classes, personIn(text, classes))
  const subject =
    /^(.{2,60}?) (?:is|are|costs?|opens?|takes?|lasts?|starts?|ends?)\b/i.exec(
      clauses[0]?.outcome ?? '',
    )?.[1] ?? ''
  const said = [rest.outcome, ...more]
    .join('; ')
    .replace(/^(?:it|this|that|they) (?=[a-z])/i, (pronoun) => (subject === '' ? pronoun : `${subject} `))
  const read = readRules(maskQuotes(said))
  const named = clauses.map(({ of, outcome, sentence }): GroupRule => {
    const condition = conditions.get(of)
    return { sentence, anyOf: condition ? [[condition]] : [], outcome: outcomeOf(outcome) }
  })
  if (named.some(({ anyOf }) => anyOf.length === 0)) return undefined
  const others = othersOf(read, [...conditions.values()], said, rest.sentence)
  const title = subject === '' ? 'rule for each group' : `rule for ${subject.toLowerCase()}`
  return grouped([...named, ...others], all[at]?.start ?? 0, title)
}

/** What holds for the others: the rules of their sentence for none of the classes, or one outcome for whatever is left. */
function othersOf(read: RuleFact[], classes: Atom[], said: string, sentence: number): GroupRule[] {
  if (read.length === 0) return [{ sentence, anyOf: [], outcome: outcomeOf(said), otherwise: true }]
  // Alternatives stand beside each other: one case for each.
  return read.flatMap(({ anyOf, outcome, otherwise }): GroupRule[] =>
    otherwise
      ? [{ sentence, anyOf: [], outcome: outcomeOf(outcome), otherwise: true }]
      : anyOf.map((atoms) => ({
          sentence,
          anyOf: withNone([atoms], classes),
          outcome: outcomeOf(outcome),
        })),
  )
}

function outcomeOf(text: string): string {
  const plain = text.trim()
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}
