import type { WizardPart } from '../../requirements/wizards/wizard-facts.ts'
import type { Stated } from './stated.ts'
import type { Said, WizardStep } from './wizard-model.ts'

type Of = <T extends WizardPart['part']>(kind: T) => (Stated<T> & Stated)[]

/** The steps in their order, each with its texts and the buttons that leave it. */
export function stepsOf(of: Of, least: number): WizardStep[] {
  const marks = of('mark')
  const headings = of('heading')
  const names = of('name')
  const buttons = of('button')
  const total = Math.max(
    least,
    ...[...marks, ...headings, ...names].map(({ step }) => step),
    totalIn(marks[0]?.text),
  )
  return Array.from({ length: total }, (_, at): WizardStep => {
    const number = at + 1
    const mark = marks.find(({ step }) => step === number) ?? marked(marks[0], number)
    const heading = headings.find(({ step }) => step === number)
    const name = names.find(({ step }) => step === number)
    const onward =
      number === total ? buttons.find(({ role }) => role === 'confirm') : leadingOn(buttons, number)
    const back = number === 1 ? undefined : buttons.find(({ role }) => role === 'back')
    const without = of('without').find(({ step }) => step === number)
    return {
      number,
      ...(mark ? { mark: said(mark.text, mark.requirementId) } : {}),
      ...(heading ? { heading: said(heading.text, heading.requirementId) } : {}),
      ...(name && !heading ? { name: said(name.text, name.requirementId) } : {}),
      ...(onward ? { onward: said(onward.name, onward.requirementId) } : {}),
      ...(back ? { back: said(back.name, back.requirementId) } : {}),
      ...(without ? { without: said(without.button, without.requirementId) } : {}),
    }
  })
}

function leadingOn(buttons: Stated<'button'>[], step: number): Stated<'button'> | undefined {
  const next = buttons.filter(({ role }) => role === 'next')
  const usual = next.find(({ name }) => /^(?:next|continue|proceed|forward|go on)\b/i.test(name))
  const only = new Set(next.map(({ name }) => name)).size === 1 ? next[0] : undefined
  return (
    next.find(({ steps }) => steps.includes(step)) ??
    next.find(({ steps }) => steps.length === 0) ??
    usual ??
    only
  )
}

/** "Step 2 of 3" is for the second step what "Step 1 of 3" is for the first. */
function marked(
  mark: Stated<'mark'> | undefined,
  number: number,
): { text: string; requirementId: string } | undefined {
  return mark && { text: mark.text.replace(/\d{1,2}/, String(number)), requirementId: mark.requirementId }
}

function totalIn(mark: string | undefined): number {
  return Number(/(\d{1,2})\D*$/.exec(mark ?? '')?.[1] ?? 0)
}

function said(text: string, requirementId: string): Said {
  return { text, requirementId }
}
