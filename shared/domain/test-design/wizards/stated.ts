import type { WizardPart } from '../../requirements/wizards/wizard-facts.ts'

/** A part of the reading with the requirement that states it. */
export type Stated<T extends WizardPart['part'] = WizardPart['part']> = Extract<WizardPart, { part: T }> & {
  requirementId: string
}
