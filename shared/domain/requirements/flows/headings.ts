import type { FlowPart } from '../facts/types.ts'

/** What a heading or a label such as "Precondition:" says about the lines under it. */
export interface FlowHeading {
  part: FlowPart
  /** The heading speaks of one flow, not of a list of flows. */
  single: boolean
  /** "A1", "3a" or "2" of "Alternative flow 2". */
  label?: string
  /** The step of the main flow where it branches off. */
  at?: number
  title?: string
}

const flows = '(?:flows?|scenarios?|paths?|courses?|sequences?|steps)'
const parts: [FlowPart, RegExp][] = [
  [
    'main',
    new RegExp(
      `^(?:the )?(?:main|basic|normal|primary|standard|typical|regular|happy|success|sunny[- ]day)(?: success(?:ful)?)?(?: use case)? ${flows}(?: of events)?$|^(?:steps|flow|procedure|flow of events|sequence of events|main success)$`,
      'i',
    ),
  ],
  [
    'alternative',
    new RegExp(
      `^alternat(?:ive|e) ${flows}(?: of events)?$|^(?:alternatives?|extensions?|variations?)(?: points?| flows?)?$`,
      'i',
    ),
  ],
  [
    'exception',
    new RegExp(`^(?:exception(?:al)?|error|failure|unhappy) ${flows}(?: of events)?$|^exceptions?$`, 'i'),
  ],
  ['precondition', /^pre-?conditions?$/i],
  [
    'postcondition',
    /^(?:post-?conditions?|success (?:post-?conditions?|guarantees?|end conditions?))(?: on success)?$/i,
  ],
  ['trigger', /^trigger(?:s|ing event)?$/i],
  ['actor', /^(?:(?:primary|main) )?actors?$/i],
  [
    'other',
    /^(?:(?:secondary|supporting) actors?|goals?(?: in context)?|scope|level|priority|frequency(?: of use)?|stakeholders?(?: and interests)?|(?:brief |short )?description|summary|(?:minimal|failure) (?:guarantees?|post-?conditions?)|failed end conditions?|post-?conditions? on failure|assumptions?|status|version|author|includes?|extends?|related use cases?)$/i,
  ],
]
const numbered = /^(.{4,40}?)\s+(\d{1,2}[a-z]?|[A-Z]{1,3}[-.]?\d{1,2}|\*[a-z]?)$/
const anchored =
  /[([,–-]?\s*\b(?:at|in|from|after|during|instead of|replaces|branches (?:off )?(?:at|from|after))?\s*(?:main )?steps?\s+(\d{1,3})[a-z]?(?:\s+of (?:the )?[\w ]{3,30}flow)?\s*[)\]]?\s*$/i

/** Reads "Main flow", "Alternative flow A1: pay by invoice (step 3)", "Preconditions" …; undefined for any other heading. */
export function flowHeading(text: string): FlowHeading | undefined {
  const plain = plainHeading(text)
  if (plain.length > 120) return undefined
  const step = anchored.exec(plain)
  const unanchored = step && step.index > 0 ? plain.slice(0, step.index).trim() : plain
  const colon = /^([^:–]{4,60}?)\s*(?::|\s[–-])\s+(.{2,100})$/.exec(unanchored)
  const head = (colon?.[1] ?? unanchored).trim()
  const counted = numbered.exec(head)
  for (const [part, pattern] of parts) {
    const name = pattern.test(head) ? head : counted?.[1] && pattern.test(counted[1]) ? counted[1] : undefined
    if (name === undefined) continue
    const label = name === head ? undefined : counted?.[2]
    return {
      part,
      single: !/s$/i.test(name.replace(/ of events$/i, '')) || label !== undefined,
      ...(label ? { label } : {}),
      ...(step?.[1] && step.index > 0 ? { at: Number(step[1]) } : {}),
      ...(colon?.[2] ? { title: colon[2].trim() } : {}),
    }
  }
  return undefined
}

/** A label at the start of a line, "**Precondition:** the cart is not empty", and how long it is. */
export function flowLabel(text: string): { heading: FlowHeading; length: number } | undefined {
  const found = /^\W{0,3}([A-Za-z][A-Za-z -]{3,40}?)\s*(?:(?:\*\*|__)\s*)?:\s*(?:(?:\*\*|__)\s*)?(?=\S)/.exec(
    text,
  )
  const heading = found?.[1] ? flowHeading(found[1]) : undefined
  return heading && found ? { heading, length: found[0].length } : undefined
}

/** A heading under "Alternative flows" that names one of them: "3a. The card is declined", "Invoice (step 4)". */
export function branchHeading(
  text: string,
  reference: string | undefined,
): Omit<FlowHeading, 'part'> | undefined {
  const plain = plainHeading(text)
  const step = anchored.exec(plain)
  const marked = /^(\d{1,3})([a-z]\d?|\.[a-z])[.):]?\s+(.{2,100})$/.exec(plain)
  if (marked?.[1])
    return {
      single: true,
      label: `${marked[1]}${(marked[2] ?? '').replace('.', '')}`,
      at: Number(marked[1]),
      title: marked[3] ?? '',
    }
  const title = (step && step.index > 0 ? plain.slice(0, step.index) : plain).trim()
  if (!step && !(reference && /^(?:A|AF|ALT|AS|E|EF|EX|EXC|X)[-_ ]?\d/i.test(reference))) return undefined
  return {
    single: true,
    title,
    ...(reference ? { label: reference } : {}),
    ...(step?.[1] ? { at: Number(step[1]) } : {}),
  }
}

const line =
  /^\W{0,3}(alternat(?:ive|e)|extension|variation|exception(?:al)?|error|failure)(?:\s+(?:flow|path|course|scenario|sequence))?(?:\s+(?:(\d{1,3})\.?([a-z])|([A-Z]{1,3}[-.]?\d{1,2}|\d{1,2})))?(?:\s*[(,]?\s*(?:(?:at|in|from|after)\s+)?step\s+(\d{1,3})\)?)?\s*(?:\*\*|__)?\s*(?::|\s[–-])\s*(?:\*\*|__)?\s*(?=\S)/i

/** "Alternative flow 1a: The PIN is wrong: the system shows "…"." is a branch with its words behind its name, in one sentence. */
export function branchLine(text: string): { heading: FlowHeading; rest: string } | undefined {
  if (!/[.!]\W*$/.test(text)) return undefined
  const found = line.exec(text)
  if (!found) return undefined
  const [whole, kind = '', step, letter, other, spoken] = found
  const at = step ?? spoken
  const label = step && letter ? `${step}${letter}` : other
  return {
    heading: {
      part: /^(?:alt|ext|var)/i.test(kind) ? 'alternative' : 'exception',
      single: true,
      ...(label === undefined ? {} : { label }),
      ...(at === undefined ? {} : { at: Number(at) }),
    },
    rest: text.slice(whole.length),
  }
}

function plainHeading(text: string): string {
  return text
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[:.]$/, '')
}
