import { labelKey } from '../../requirements/facts/labels.ts'
import type { Constraints, Fact, MentionFact, MessageFact, RuleFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { toCheck } from '../cases/step-prose.ts'
import { submitsForm } from './scenarios.ts'
import { boxNamed } from './tables.ts'
import { agedBy } from './ages.ts'
import { extend, repeat, statedBy } from './parameters.ts'
import { attachTo, messageOf, ofRepeated } from './wrong-values.ts'
import { inTextOrder } from './in-order.ts'
import { isOwnSuccess, Purpose, sendsForm, takeSuccess } from './own-outcomes.ts'
import { goesOn, isMessage, knowsAll } from './said-before.ts'
import { titleOf } from './screen-names.ts'
import { inputMeant } from './input-names.ts'
import { targetsOf } from './message-targets.ts'
import { markUnsure } from './unsure-inputs.ts'
import { newDraft, partsOf, type Draft } from './screen-draft.ts'
import type { Parameter, Screen } from '../model.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

export interface Screens {
  screens: Screen[]
  /** The screen that a sentence speaks about. */
  screenOf: (sentence: ReadSentence) => Screen | undefined
  /** Whether a message states a business rule rather than a refusal. */
  isRule: (sentence: ReadSentence) => boolean
}

/** Folds fields, messages, buttons and outcomes into screens. Pure; same input, same screens. */
export function buildScreens(sentences: ReadSentence[]): Screens {
  const builder = new ScreenBuilder()
  for (const sentence of sentences) builder.declare(sentence)
  for (const sentence of sentences) builder.attach(sentence)
  const screens = builder.finished()
  const byId = new Map(screens.map((screen) => [screen.id, screen]))
  const screenOf = (sentence: ReadSentence) => byId.get(builder.idFor(sentence) ?? '')
  for (const sentence of sentences) addOutcome(sentence, screenOf(sentence))
  markUnsure(sentences, screens)
  const isRule = ({ facts }: ReadSentence) =>
    facts.some((fact) => fact.kind === 'message' && builder.rules.has(fact))
  return { screens, screenOf, isRule }
}

/** "When the user clicks Save, the item appears" about the button of a form states what the form leads to. */
function addOutcome({ facts, requirementId = '' }: ReadSentence, screen: Screen | undefined): void {
  for (const fact of facts) {
    if (screen && fact.kind === 'scenario' && fact.gates !== undefined)
      screen.gate ??= { button: fact.gates, requirementId, ...(fact.gatedBy ? { label: fact.gatedBy } : {}) }
    if (!screen || screen.success || fact.kind !== 'scenario' || !submitsForm(fact, screen)) continue
    const check = fact.outcomes.map(toCheck).join(' and ')
    screen.success = {
      check,
      checkable: isCheckable(check),
      requirementId,
    }
  }
}

interface Place {
  requirementId: string
  text: string
  section: number
}

class ScreenBuilder {
  private drafts: Draft[] = []
  private bySentence = new Map<ReadSentence, Draft>()
  private previous: string[] = []
  /** Labels that the sentence right before declared. */
  private adjacent: string[] = []
  private purpose = new Purpose()
  private heading = ''
  private generic = false
  private pageName: string | undefined
  /** Messages that are business rules. */
  readonly rules = new Set<MessageFact>()

  /** First pass: labels and where they stand, so that later sentences may speak about them in any order. */
  declare(sentence: ReadSentence): void {
    if (sentence.kind === 'heading') {
      this.generic = titleOf(sentence.text) === undefined
      this.heading = titleOf(sentence.text) ?? this.heading
    }
    this.purpose.hear(sentence)
    const fields = inTextOrder(sentence)
    const mentions = sentence.facts.filter((fact) => fact.kind === 'mention')
    const page = sentence.facts.find((fact) => fact.kind === 'page')
    if (page?.name) this.pageName = page.name
    const screen = this.screenFor(sentence, fields.length + mentions.length > 0)
    if (!screen) return
    this.bySentence.set(sentence, screen)
    for (const fact of fields) {
      const known = screen.index.exact(fact.label)
      if (fact.known) continue
      const aged = agedBy(fact, screen.parameters)
      if (aged) extend(aged.parameter, aged.constraints, sentence.requirementId)
      else if (known) extend(known, fact.constraints, sentence.requirementId)
      else this.addParameter(screen, fact.label, fact.constraints, sentence.requirementId)
    }
    for (const fact of mentions) this.mention(screen, fact, sentence.requirementId)
  }

  /** An error condition adds a constraint that nobody declared; what was declared stays. */
  private mention(
    screen: Draft,
    { label, constraints }: MentionFact,
    requirementId: string | undefined,
  ): void {
    const known = inputMeant(screen, label) ?? screen.index.shortened(label)[0]
    if (!known) this.addParameter(screen, label, constraints, requirementId)
    else if (
      !(constraints.number && (known.constraints.length ?? known.constraints.choices)) &&
      !(constraints.length && known.constraints.number)
    ) {
      repeat(known, constraints, requirementId)
      known.statedBy = { ...statedBy(constraints, requirementId), ...known.statedBy }
      known.constraints = { ...constraints, ...known.constraints }
    }
  }

  /** Second pass: buttons, pages, messages and outcomes. */
  attach(sentence: ReadSentence): void {
    const screen = this.bySentence.get(sentence) ?? this.nearest(sentence.section)
    const declared = sentence.facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : []))
    if (declared.length > 0) this.previous = this.adjacent = declared
    else if (!goesOn(sentence)) this.previous = []
    if (screen) for (const fact of sentence.facts) this.attachFact(screen, fact, sentence)
    this.adjacent = declared
  }

  idFor(sentence: ReadSentence): string | undefined {
    return (this.bySentence.get(sentence) ?? this.nearest(sentence.section))?.id
  }

  finished(): Screen[] {
    return this.drafts.filter(({ parameters }) => parameters.length > 0).flatMap(partsOf)
  }

  private screenFor(sentence: ReadSentence, hasFields: boolean): Draft | undefined {
    const current = this.nearest(sentence.section)
    const page = sentence.facts.find((fact) => fact.kind === 'page')
    if (!hasFields && !page?.opens) return current
    const renamed =
      page?.opens === true ||
      (page?.name &&
        current?.parameters.length &&
        current.name !== page.name &&
        /^(?:the|on the|an?)\b/i.test(sentence.text))
    const continued =
      current &&
      (current.section === sentence.section ||
        this.generic ||
        ((sentence.table || sentence.facts.some(isMessage)) && knowsAll(current, sentence)))
    if (continued && !renamed) return current
    const heading =
      /^[\p{L}][\p{L}\p{N} ,'-]{1,50}$/u.test(this.heading) &&
      !this.drafts.some((draft) => draft.name === this.heading)
        ? this.heading
        : undefined
    const name =
      page?.name ??
      this.unused(this.pageName) ??
      heading ??
      (this.drafts.length === 0 ? 'page' : `page ${this.drafts.length + 1}`)
    const draft = newDraft({
      id: `S${this.drafts.length + 1}`,
      name,
      section: sentence.section,
      topic: `${this.purpose.topic} ${sentence.text.slice(0, 400)}`,
    })
    this.drafts.push(draft)
    return draft
  }

  private unused(name: string | undefined): string | undefined {
    return this.drafts.some((draft) => draft.name === name) ? undefined : name
  }

  private nearest(section: number): Draft | undefined {
    return this.drafts.findLast((draft) => draft.section <= section) ?? this.drafts[0]
  }

  private addParameter(
    screen: Draft,
    label: string,
    constraints: Constraints,
    requirementId: string | undefined,
  ): void {
    const id = `${screen.id}.${labelKey(label)}`
    const parameter: Parameter = {
      id,
      label,
      constraints,
      origins: requirementId ? [requirementId] : [],
      statedBy: statedBy(constraints, requirementId),
      repeats: [],
      conflicts: [],
      messages: [],
    }
    screen.parameters.push(parameter)
    screen.index.add(parameter)
  }

  private attachFact(screen: Draft, fact: Fact, { requirementId = '', text, section }: ReadSentence): void {
    const elsewhere = this.purpose.isOtherStory(screen, section)
    if (fact.kind === 'button' && fact.submits && !elsewhere) {
      screen.buttons.push(fact.name)
      if (sendsForm(text)) screen.sends ??= fact.name
    }
    if (fact.kind === 'page') {
      if (fact.name && screen.name.startsWith('page')) screen.name = fact.name
      if (fact.address && !screen.address) screen.address = fact.address
    }
    if (
      fact.kind === 'success' &&
      !elsewhere &&
      isOwnSuccess(fact, `${screen.topic} ${screen.buttons.join(' ')}`)
    )
      takeSuccess(screen, fact, requirementId)
    if (fact.kind === 'rule') this.markBoxes(screen, fact)
    if (fact.kind === 'field' && fact.known) {
      const known = screen.index.exact(fact.label)
      if (known) extend(known, fact.constraints, requirementId)
    }
    if (fact.kind === 'refusal') screen.refusal ??= { expected: fact.outcome, requirementId }
    if (fact.kind === 'message') this.attachMessage(screen, fact, { requirementId, text, section })
  }

  /** "If gift wrapping is selected, …" says that an input without other constraints is a checkbox. */
  private markBoxes(screen: Draft, { anyOf }: RuleFact): void {
    for (const atom of anyOf.flat()) {
      const named = screen.index.exact(boxNamed(atom) ?? '')
      const bare = named && Object.keys(named.constraints).every((key) => key === 'required')
      if (bare) named.constraints = { ...named.constraints, control: 'checkbox' }
    }
  }

  private attachMessage(screen: Draft, said: MessageFact, place: Place): void {
    const { requirementId } = place
    const fact = ofRepeated(said, screen.parameters)
    const targets = targetsOf(fact, screen, { ...place, previous: fact.rest ? this.adjacent : this.previous })
    if (targets === 'rule') {
      this.rules.add(said)
      return
    }
    const message = messageOf(fact, requirementId)
    if (targets.length === 0) screen.messages.push(message)
    for (const parameter of targets) {
      attachTo(parameter, fact, message)
    }
  }
}
