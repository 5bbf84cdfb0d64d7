import type { PageInventory } from '../page-inventory/schema.ts'
import type { RequirementModel, Span, Subject } from '../requirement-model/index.ts'
import { hasPart } from '../requirement-model/references.ts'
import { withinReach } from './beyond-reach.ts'
import { boundDisagreements, controlsMissing, type Disagreement } from './disagreements.ts'
import { whereItsFieldsAre } from './flows-on-page.ts'
import { handedOverWith, handingOver } from './handing-over.ts'
import { inNamesOfPage, type PageControls } from './in-names-of-page.ts'
import { joined } from './joined.ts'
import { nameWords } from './name-words.ts'
import { buttonsOf, fieldsOf, type PageField } from './page-fields.ts'
import { modelOfPage, waysOf, whereThere, type SaidOfFields } from './page-model.ts'
import { shownAmounts } from './shown-amounts.ts'
import { labelsOf, showsValue } from './value-labels.ts'
import { renamed } from './references.ts'
import { isOfNoForm, isWholeKnown, missedIn } from './right-forms.ts'

/** A sentence, and where it stands. */
export interface PageSentence {
  text: string
  span: Span
}

/**
 * A model whose fields and buttons are those of the page that its text is about, and where the two disagree. What the page cannot meet is left out; what
 * people would enter into a field that the page does not have is a fact that they bring about. `sentences` are those that the model was read from.
 */
export function groundedOn(
  pages: readonly PageInventory[],
  { model, sentences }: { model: RequirementModel; sentences: readonly PageSentence[] },
): { model: RequirementModel; disagreements: Disagreement[] } {
  const [fields, buttons] = [fieldsOf(pages), buttonsOf(pages)]
  const ways = waysOf(fields)
  const isThere = new Set([...ways.keys()].map(({ id }) => id))
  const inPage = inNamesOfPage(model, { fields, buttons, isThere })
  const labels = labelsOf(pages)
  const text = { ...inPage.model, rules: inPage.model.rules.filter((rule) => !showsValue(rule, labels)) }
  const page = modelOfPage(saidOfFields(text, sentences, { fieldOf: inPage.fieldOf, fields }), ways, buttons)
  const ofPage: RequirementModel = {
    ...page,
    subjects: page.subjects.map((subject) => ({
      ...subject,
      aliases: inPage.aliases.get(subject.id) ?? [],
    })),
    rules: [],
    flows: [],
    measures: [],
    accounts: model.accounts,
  }
  const joint = joined(ofPage, text)
  const grounded: RequirementModel = {
    ...playable(joint),
    ...(page.live && { live: true as const }),
    controls: [...joint.controls, ...shownAmounts(joint, sentences, labels)],
    accounts: model.accounts,
  }
  const { button } = handingOver(buttons)
  return {
    model: handedOverWith(grounded, button),
    disagreements: [
      ...boundDisagreements(model, inPage.fieldOf),
      ...controlsMissing(model, namesOn(pages, { fields, buttons })),
    ],
  }
}

/** What the text says of fields, by the ids that the page has for them. A field counts as named wherever a sentence has all words of its name, read or not. */
function saidOfFields(
  { subjects, rules }: RequirementModel,
  sentences: readonly PageSentence[],
  { fieldOf, fields }: { fieldOf: ReadonlyMap<string, PageField>; fields: readonly PageField[] },
): SaidOfFields {
  const spoken = sentences.map(({ text, span }) => ({ words: new Set(nameWords(text)), span }))
  const mentioned = fields.flatMap(({ id, words }): [string, Span[]][] => {
    const spans = spoken.flatMap((sentence) =>
      words.length > 0 && words.every((word) => sentence.words.has(word)) ? [sentence.span] : [],
    )
    return spans.length > 0 ? [[id, spans]] : []
  })
  return {
    rules: renamed(rules, (id) => fieldOf.get(id)?.id ?? id),
    mentioned: new Map(mentioned),
    optional: new Set(subjects.flatMap(({ id, optional }) => (optional ? (fieldOf.get(id)?.id ?? []) : []))),
  }
}

/** Everything that the pages call by a name, in small letters. */
function namesOn(
  pages: readonly PageInventory[],
  { fields, buttons }: Pick<PageControls, 'fields' | 'buttons'>,
): Set<string> {
  const controls = [...fields, ...fields.flatMap(({ options }) => options), ...buttons]
  const titles = pages.flatMap(({ title, headings, regions, tables }) => [
    title,
    ...headings,
    ...[...regions, ...tables].map(({ name }) => name),
  ])
  return new Set([...controls.map(({ name }) => name), ...titles].map((name) => name.toLowerCase()))
}

/** What both readings say with what the page lets people do: rules and stories hold where their fields are, and what nothing decides is left out. */
function playable(joint: RequirementModel): RequirementModel {
  const missed = new Set(joint.rules.flatMap(missedIn))
  const needsOf = new Map(joint.subjects.map(({ id, needs }) => [id, needs]))
  for (const { id, subject } of joint.controls)
    if (subject !== undefined) needsOf.set(id, needsOf.get(subject))
  const lists = new Set(joint.subjects.flatMap(({ id, kind }) => (kind === 'list' ? [id] : [])))
  // Beside an entry of which nothing is known a form may answer with something else.
  const rules = isWholeKnown(joint, missed) ? joint.rules : joint.rules.filter(isOfNoForm)
  return {
    ...joint,
    subjects: joint.subjects.map((subject): Subject => {
      const { asIs, ...filled } = isNumeric(subject, joint)
        ? { ...subject, kind: 'number' as const }
        : subject
      return asIs && !missed.has(subject.id) ? { ...filled, asIs } : filled
    }),
    rules: withinReach(rules, lists).map((rule) => whereThere(rule, needsOf)),
    flows: joint.flows.map((flow) => whereItsFieldsAre(flow, needsOf)),
  }
}

/** Whether a field that takes any text is compared with numbers. */
const isNumeric = ({ id, kind }: Subject, { rules }: RequirementModel): boolean =>
  kind === 'text' &&
  rules.some(
    ({ if: condition }) =>
      condition &&
      hasPart(
        condition,
        (part) =>
          part.kind === 'compare' &&
          part.left.kind === 'subject' &&
          part.left.subject === id &&
          part.right.kind === 'value' &&
          part.right.value.type === 'number',
      ),
  )
