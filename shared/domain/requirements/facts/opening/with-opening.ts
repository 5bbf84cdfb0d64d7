import type { ReadSentence } from '../../read-sentence.ts'
import { isElsewhere } from '../inventory/inventory-sentence.ts'
import { namedControls } from '../inventory/named-controls.ts'
import type { NamedControl } from '../inventory/control-fact.ts'
import { labelKey } from '../labels.ts'
import { maskQuotes, type Masked } from '../mask.ts'
import { initialStateOf, matrixStates, statesNamed, usableAtFirst } from './initial-state.ts'
import type { OpeningState } from './opening-fact.ts'
import { openingParts, opensWith, stillOpening } from './opening-parts.ts'
import { presetRows } from './preset-rows.ts'
import { presetsIn } from './presets.ts'
import { isSoonOver } from './soon-over.ts'
import { restoringButton } from './told-starts.ts'
import { readOpening, type KnownControls } from './read-opening.ts'

const elsewhere = new Set(['heading', 'notRead', 'question', 'example', 'outOfScope'])

/** Of a form over several steps, or in a dialog, not every input is there when the page opens. */
const steps =
  /\bstep (?:\d|one|two) of\b|\b(?:two|three|four|five|six|several|\d) (?:steps|pages)\b|\bstep [12]\b/i
const apart = /\b(?:dialog(?:ue)?|pop-?up|modal|overlay|when editing|while editing)\b/i

/** What the page shows and its controls hold when it opens: "When the page opens, …", "… at the start", "(off)", "(preselected)". */
export function withOpening(sentences: ReadSentence[]): ReadSentence[] {
  const known = controlsOf(sentences)
  if (known.kinds.size === 0 && !sentences.some(({ text }) => /["“]/.test(text))) return sentences
  const byState = statesAtFirst(sentences, known)
  const rows = presetRows(sentences)
  const inSteps = sentences.some(({ text }) => steps.test(text))
  let heading = ''
  let open: ReadSentence | undefined
  return sentences.map((sentence, at) => {
    if (sentence.kind === 'heading') heading = sentence.text
    const goesOn = open !== undefined && sentence.start - open.end <= 1
    open = undefined
    if (elsewhere.has(sentence.kind) || sentence.facts.some(({ kind }) => kind === 'flow')) return sentence
    const part = maskQuotes(sentence.text)
    const states = unique(
      isSoonOver(part.masked)
        ? []
        : [
            ...(goesOn && stillOpening(part) ? [part] : openingParts(part)).flatMap((one) =>
              readOpening(one, known),
            ),
            ...remarkedStates(part, sentence, known),
            ...(inSteps || isElsewhere(heading) || apart.test(sentence.text) ? [] : presetsIn(part)),
            ...byState(sentence, at),
            ...(inSteps ? [] : (rows.get(at) ?? [])),
          ],
    )
    if (opensWith(part) || (goesOn && stillOpening(part))) open = sentence
    const button = inSteps || apart.test(sentence.text) ? undefined : restoringButton(sentence.text)
    if (button !== undefined && sentence.facts.every(({ kind }) => kind !== 'opening'))
      return {
        ...sentence,
        kind: 'requirement' as const,
        facts: [...sentence.facts, { kind: 'opening' as const, states, restores: button }],
      }
    if (states.length === 0) return sentence
    return {
      ...sentence,
      kind: 'requirement' as const,
      facts: [
        ...sentence.facts.filter((fact) => !isMisread(fact, states)),
        { kind: 'opening' as const, states },
      ],
    }
  })
}

/** What can be used in the state that the text calls the first. */
function statesAtFirst(
  sentences: ReadSentence[],
  known: KnownControls,
): (sentence: ReadSentence, at: number) => OpeningState[] {
  const states = statesNamed(sentences)
  const initial = initialStateOf(sentences)
  if (initial === undefined || !states.has(labelKey(initial))) return () => []
  const rows = matrixStates(sentences, initial)
  return ({ text }, at) => rows.get(at) ?? usableAtFirst(text, initial, states, known)
}

/** A state of the opening is no list of values, and its numbers are no limits. */
function isMisread(fact: ReadSentence['facts'][number], states: OpeningState[]): boolean {
  if (fact.kind === 'message')
    return states.some(
      (one) => (one.what === 'text' ? one.text : 'value' in one ? one.value : '') === fact.text,
    )
  return (
    fact.kind === 'field' &&
    /\b(?:opening|start|beginning|opens|page)\b/i.test(fact.label) &&
    fact.constraints.control === undefined
  )
}

function controlsOf(sentences: ReadSentence[]): KnownControls {
  const known: KnownControls = { kinds: new Map(), names: [] }
  for (const { facts } of sentences)
    for (const fact of facts) {
      if (fact.kind !== 'control') continue
      const key = labelKey(fact.name)
      known.kinds.set(key, (known.kinds.get(key) ?? new Set()).add(fact.control))
      const listed = known.names.some(({ name, control }) => name === fact.name && control === fact.control)
      if (fact.shown && !listed) known.names.push({ name: fact.name, control: fact.control })
    }
  for (const name of tickedNames(sentences)) {
    if (known.kinds.has(labelKey(name))) continue
    known.kinds.set(labelKey(name), new Set(['checkbox']))
    known.names.push({ name, control: 'checkbox' })
  }
  return known
}

/** 'They tick "Gift wrap" and "Insurance"': only a box is ticked. */
function tickedNames(sentences: ReadSentence[]): string[] {
  return sentences.flatMap(({ text, kind }) => {
    if (kind === 'heading' || kind === 'notRead' || !/\btick/i.test(text)) return []
    const [, list = ''] =
      /\btick(?:s|ing)? ((?:the (?:box(?:es)? )?)?"[^"]{1,80}"(?:(?:,| and|, and| or) "[^"]{1,80}")*)/i.exec(
        text,
      ) ?? []
    const before = /"([^"]{1,80})"(?:,|:)? (?:(?:is|can be|may be|must be) )?(?:not |un)?ticked\b/i.exec(
      text,
    )?.[1]
    return [...[...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name), ...(before ? [before] : [])]
  })
}

/** What brackets behind a name say: '"Show passwords" (off)', '"Annual leave" (preselected)', '"First day" and "Last day" (both empty)'. */
function remarkedStates(part: Masked, { facts }: ReadSentence, known: KnownControls): OpeningState[] {
  const shown = facts.some((fact) => fact.kind === 'control' && fact.shown)
  const controls = namedControls(part)
  return controls.flatMap((one, index): OpeningState[] => {
    const end = one.start + one.name.length + 2
    const behind = part.masked.slice(end, controls[index + 1]?.start ?? part.masked.length)
    const said =
      /^\s*(?:\((?<remark>[^()"]{1,80})\)|,?\s*(?<apposed>pre-?selected|preset|selected|ticked|unticked|empty|all [a-z ]{0,12}empty)\b)/i.exec(
        behind,
      )
    const remark = said?.groups?.['remark'] ?? said?.groups?.['apposed']
    if (remark === undefined || /\b(?:if|when|only|after|until|while|unless)\b/i.test(remark)) return []
    const held =
      /\b(?:preset to|pre-?filled with|initially|at first|defaults? to|default:|starts (?:at|with)) (-?\d+(?:[.,]\d+)?)$/i.exec(
        remark,
      )?.[1]
    if (held !== undefined && shown && one.control === 'textbox')
      return [{ what: 'value', name: one.name, value: held, list: false }]
    if (one.control === 'option') return chosen(one, remark, facts)
    return shown ? stateOf(one, remark, controls.slice(0, index + 1), known) : []
  })
}

function chosen({ name, owner }: NamedControl, remark: string, facts: ReadSentence['facts']): OpeningState[] {
  const lists = facts.flatMap((fact) => (fact.kind === 'control' && fact.options ? [fact] : []))
  const list =
    owner === undefined || owner === '' ? lists.find(({ options }) => options?.includes(name))?.name : owner
  const preset =
    /\b(?:pre-?selected|preset|initial(?:ly)?|(?:the |by )?default|selected|at the start|chosen at first)\b/i
  return list !== undefined && preset.test(remark)
    ? [{ what: 'value', name: list, value: name, list: true }]
    : []
}

const counts: Record<string, number> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}

function stateOf(
  { name, control }: NamedControl,
  remark: string,
  before: NamedControl[],
  { kinds }: KnownControls,
): OpeningState[] {
  if (control === 'checkbox' && /\b(?:off|unticked|unchecked|not (?:ticked|checked))\b/i.test(remark))
    return [{ what: 'checked', name, on: false, control }]
  if (control === 'checkbox' && /\b(?:on|ticked|checked|pre-?selected)\b/i.test(remark))
    return [{ what: 'checked', name, on: true, control }]
  if (!/\bempty\b/i.test(remark) || /\bnot\b/i.test(remark)) return []
  const fields = before.filter(
    (one) => one.control === 'textbox' && kinds.get(labelKey(one.name))?.has('textbox'),
  )
  const word = /\b(both|two|three|four|five|six|seven|eight)\b/i.exec(remark)?.[1]?.toLowerCase()
  const all = /\ball\b/i.test(remark) && word === undefined
  const meant = fields.slice(all ? 0 : -(counts[word ?? ''] ?? 1))
  return control === 'textbox' ? meant.map((one) => ({ what: 'empty' as const, name: one.name })) : []
}

function unique(states: OpeningState[]): OpeningState[] {
  const seen = new Set<string>()
  return states.filter((state) => {
    const key = JSON.stringify(state)
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}
