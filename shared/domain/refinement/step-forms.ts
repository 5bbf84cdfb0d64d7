/** What an instruction asks of the steps of one case. `of` is what it calls the case; numbers are those that a person sees. */
export type StepEdit =
  | { kind: 'remove'; of: string; from: StepPlace; to: StepPlace }
  | { kind: 'add'; of: string; side: Side; place: StepPlace; text: string }
  | { kind: 'move'; of: string; from: StepPlace; side: Side; place: StepPlace }

export type Side = 'before' | 'after'
export type StepPlace = number | 'first' | 'last'

const kinds: Readonly<Record<string, StepEdit['kind']>> = {
  remove: 'remove',
  delete: 'remove',
  drop: 'remove',
  add: 'add',
  insert: 'add',
  move: 'move',
}

const forms: Readonly<Record<StepEdit['kind'], readonly RegExp[]>> = {
  remove: [
    /^(?:the )?steps? (?<from>\d{1,3})(?: ?(?:to|through|–|-) ?(?<to>\d{1,3}))? (?:from|of|in) (?<of>.+)$/i,
    /^(?:the )?(?<from>first|last) step (?:from|of|in) (?<of>.+)$/i,
  ],
  add: [
    /^(?:a|another|one more) step (?<side>before|after) step (?<place>\d{1,3}) (?:of|in) (?<of>.+)$/i,
    /^(?:a|another|one more) step to the (?<place>end|beginning|start) of (?<of>.+)$/i,
    /^(?:a|another|one more) step to (?<of>.+)$/i,
  ],
  move: [/^step (?<from>\d{1,3}) (?:of|in) (?<of>.+) (?<side>before|after) step (?<place>\d{1,3})$/i],
}

const beforeStep = new Set(['the', 'a', 'an', 'another', 'one', 'more', 'new', 'first', 'second', 'last'])
const afterStep = new Set(['number', 'before', 'after', 'to', 'from', 'of', 'in'])

/**
 * Reads an instruction about steps: the edit where a form reads it to its last word, `unclear` where it is about steps and no form reads it (it is never taken for
 * a test case that is to be added or removed), undefined where it is about something else.
 */
export function stepEditIn(words: string): StepEdit | 'unclear' | undefined {
  const [, verb = '', rest = ''] = /^(?:please\s+)?([a-z]+)\s+(.{1,4500})$/is.exec(words) ?? []
  const kind = kinds[verb.toLowerCase()]
  if (!kind) return undefined
  const colon = kind === 'add' ? rest.indexOf(':') : -1
  const head = (colon < 0 ? rest : rest.slice(0, colon)).trim().replaceAll(/\s+/g, ' ')
  const text = colon < 0 ? '' : rest.slice(colon + 1).trim()
  for (const form of forms[kind]) {
    const groups = form.exec(head)?.groups
    const edit = groups && editOf(kind, groups, text)
    if (edit) return edit
  }
  return isAboutStep(head) ? 'unclear' : undefined
}

function editOf(
  kind: StepEdit['kind'],
  { of = '', from = '', to, side = 'after', place = 'end' }: Readonly<Record<string, string | undefined>>,
  text: string,
): StepEdit | undefined {
  const target = { of: of.replace(/^(?:test case|test|case) /i, '') }
  const at = side.toLowerCase() === 'before' ? 'before' : 'after'
  if (kind === 'remove') return { kind, ...target, from: placeOf(from), to: placeOf(to ?? from) }
  if (kind === 'move') return { kind, ...target, from: placeOf(from), side: at, place: placeOf(place) }
  if (text === '') return undefined
  const isFirst = placeOf(place) === 'first'
  return { kind, ...target, side: isFirst ? 'before' : at, place: placeOf(place), text }
}

function placeOf(words: string): StepPlace {
  if (/^\d/.test(words)) return Number(words)
  return /^(?:first|beginning|start)$/i.test(words) ? 'first' : 'last'
}

/** "The second step of TC-001", "a new step", but no "test for step indicators". */
function isAboutStep(head: string): boolean {
  const words = head.toLowerCase().split(' ')
  const at = words.findIndex((word) => !beforeStep.has(word))
  const next = words[at + 1]
  return (
    /^steps?[.,]?$/.test(words[at] ?? '') && (next === undefined || /^\d/.test(next) || afterStep.has(next))
  )
}
