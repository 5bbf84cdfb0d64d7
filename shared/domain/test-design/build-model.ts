import { labelKey } from '../requirements/facts/labels.ts'
import type { Constraints, Fact, MessageFact } from '../requirements/facts/types.ts'
import type { ReadRequirement, ReadSentence } from '../requirements/index.ts'
import { LabelIndex } from './label-index.ts'
import type { Message, Parameter, Screen, TestModel } from './model.ts'

/** Folds the facts of all sentences into screens with parameters, messages and outcomes. Pure; same input, same model. */
export function buildModel(sentences: ReadSentence[], read: ReadRequirement[]): TestModel {
  const screens = new ScreenBuilder()
  for (const sentence of sentences) screens.declare(sentence)
  for (const sentence of sentences) screens.attach(sentence)
  return {
    requirements: new Map(read.map(({ requirement }) => [requirement.id, requirement])),
    screens: screens.finished(),
  }
}

interface Draft extends Screen {
  section: number
  index: LabelIndex
  buttons: string[]
}

class ScreenBuilder {
  private drafts: Draft[] = []
  private bySentence = new Map<ReadSentence, Draft>()
  private previous: string[] = []

  /** First pass: labels and where they stand, so that later sentences may speak about them in any order. */
  declare(sentence: ReadSentence): void {
    const fields = sentence.facts.filter((fact) => fact.kind === 'field')
    const screen = this.screenFor(sentence, fields.length > 0)
    if (!screen) return
    this.bySentence.set(sentence, screen)
    for (const fact of fields) {
      const known = screen.index.exact(fact.label)
      if (known) extend(known, fact.constraints, sentence.requirementId)
      else this.addParameter(screen, fact.label, fact.constraints, sentence.requirementId)
    }
  }

  /** Second pass: buttons, pages, messages and outcomes. */
  attach(sentence: ReadSentence): void {
    const screen = this.bySentence.get(sentence) ?? this.nearest(sentence.section)
    const declared = sentence.facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : []))
    if (declared.length > 0) this.previous = declared
    if (screen) for (const fact of sentence.facts) this.attachFact(screen, fact, sentence)
  }

  finished(): Screen[] {
    return this.drafts.map(({ id, name, address, parameters, success, messages, buttons }) => {
      const button = buttons.find((name) => name !== '')
      return {
        id,
        name,
        parameters,
        messages,
        ...(address ? { address } : {}),
        ...(success ? { success } : {}),
        ...(button ? { button } : {}),
      }
    })
  }

  private screenFor(sentence: ReadSentence, hasFields: boolean): Draft | undefined {
    const current = this.nearest(sentence.section)
    if (!hasFields) return current
    const page = sentence.facts.find((fact) => fact.kind === 'page')
    const renamed =
      page?.name &&
      current?.parameters.length &&
      current.name !== page.name &&
      /^(?:the|on the|an?)\b/i.test(sentence.text)
    if (current && current.section === sentence.section && !renamed) return current
    const name = page?.name ?? (this.drafts.length === 0 ? 'page' : `page ${this.drafts.length + 1}`)
    const draft: Draft = {
      id: `S${this.drafts.length + 1}`,
      name,
      parameters: [],
      messages: [],
      section: sentence.section,
      index: new LabelIndex(),
      buttons: [],
    }
    this.drafts.push(draft)
    return draft
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
      messages: [],
    }
    screen.parameters.push(parameter)
    screen.index.add(parameter)
  }

  private attachFact(screen: Draft, fact: Fact, { requirementId = '', text }: ReadSentence): void {
    if (fact.kind === 'button' && fact.submits) screen.buttons.push(fact.name)
    if (fact.kind === 'page') {
      if (fact.name && screen.name.startsWith('page')) screen.name = fact.name
      if (fact.address && !screen.address) screen.address = fact.address
    }
    if (fact.kind === 'success')
      screen.success ??= { check: fact.check, checkable: fact.checkable, requirementId }
    if (fact.kind === 'message') this.attachMessage(screen, fact, requirementId, text)
  }

  private attachMessage(screen: Draft, fact: MessageFact, requirementId: string, sentence: string): void {
    const message: Message = { text: fact.text, violations: fact.violations, requirementId }
    const named = screen.index.mentioned(fact.condition)
    const spoken = fact.about === 'every' ? [] : named.length > 0 ? named : this.labelled(screen, fact)
    const targets =
      spoken.length > 0 || fact.about === 'every'
        ? spoken
        : screen.index.mentioned(`${sentence} ${fact.text}`)
    if (targets.length === 0) screen.messages.push(message)
    for (const parameter of targets) {
      parameter.messages.push(message)
      if (!parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
    }
  }

  private labelled(screen: Draft, { about }: MessageFact): Parameter[] {
    return about === 'previous' ? this.previous.flatMap((label) => screen.index.exact(label) ?? []) : []
  }
}

function extend(parameter: Parameter, more: Constraints, requirementId: string | undefined): void {
  parameter.statedBy = { ...statedBy(more, requirementId), ...parameter.statedBy }
  parameter.constraints = {
    ...more,
    ...parameter.constraints,
    ...(more.required === undefined ? {} : { required: more.required }),
  }
  if (requirementId && !parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
}

function statedBy(constraints: Constraints, requirementId: string | undefined): Parameter['statedBy'] {
  return requirementId === undefined
    ? {}
    : Object.fromEntries(Object.keys(constraints).map((key) => [key, requirementId]))
}
