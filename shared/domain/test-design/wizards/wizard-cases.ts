import type { CaseDraft, Undesigned } from '../cases/case-draft.ts'
import type { Item, WizardItem } from '../model/items.ts'
import { acceptedCases } from './accepted-cases.ts'
import { draftOf, type Sketch } from './wizard-draft.ts'
import { advanceSketch, backSketch, keptSketch, leftSketch, startSketch } from './moving-sketches.ts'
import { correctedSketch, refusedSketch, togetherSketch } from './mistake-sketches.ts'
import {
  amountSketch,
  changedSketch,
  endSketch,
  missingSketch,
  restartSketch,
  shownSketch,
} from './summary-sketches.ts'
import type { Wizard } from './wizard-model.ts'

/** One case for each thing that a form over several steps has to show; values that it accepts stand side by side. */
export function designWizards(
  wizards: Wizard[],
  items: Item[],
  { apart = false } = {},
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const wizard of wizards) {
    const own = items.filter(
      (item): item is WizardItem => item.kind === 'wizard' && item.wizardId === wizard.id,
    )
    const accepted = own.filter(({ aim }) => aim.kind === 'value' && aim.valid)
    cases.push(...acceptedCases(wizard, accepted, apart))
    for (const item of own) {
      if (accepted.includes(item)) continue
      const sketch = sketchOf(wizard, item)
      if (sketch) cases.push(draftOf(wizard, [item], sketch))
      else undesigned.push({ item, reason: 'no values can be written with which the step is reached' })
    }
  }
  return { cases, undesigned }
}

function sketchOf(wizard: Wizard, { aim }: WizardItem): Sketch | undefined {
  switch (aim.kind) {
    case 'start':
      return startSketch(wizard)
    case 'advance':
      return advanceSketch(wizard, aim.step)
    case 'value':
      return refusedSketch(wizard, aim)
    case 'together':
      return togetherSketch(wizard, aim.step)
    case 'corrected':
      return correctedSketch(wizard, aim.step)
    case 'back':
      return backSketch(wizard, aim.step)
    case 'kept':
      return keptSketch(wizard, aim.step)
    case 'left':
      return leftSketch(wizard, aim.step)
    case 'shown':
      return shownSketch(wizard, aim.step)
    case 'missing':
      return missingSketch(wizard, aim.parameterId)
    case 'amount':
      return amountSketch(wizard, aim.values)
    case 'changed':
      return changedSketch(wizard)
    case 'end':
      return endSketch(wizard)
    case 'restart':
      return restartSketch(wizard)
  }
}
