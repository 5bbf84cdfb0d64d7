import type { CaseDraft } from '../cases/case-draft.ts'
import type { WizardItem } from '../model/items.ts'
import type { StepDraft } from '../cases/steps.ts'
import type { Wizard } from './wizard-model.ts'

/** The steps of a case, what it must show in the end, and the requirements that say so. */
export interface Sketch {
  steps: StepDraft[]
  expected: string
  says: string[]
}

/** A case from its steps: everything it needs is done by them. */
export function draftOf(wizard: Wizard, claims: WizardItem[], { steps, expected, says }: Sketch): CaseDraft {
  const [first] = claims
  const words = claims.map(({ description }) => description)
  const wrong = claims.some(({ valid }) => !valid)
  const boundary = claims.some(({ technique }) => technique === 'Boundary Value Analysis')
  const stated = [...new Set(says.filter((id) => id !== ''))]
  const last = steps.at(-1)
  return {
    title: `${wizard.title === '' ? '' : `${wizard.title}: `}${titleOf(words, wrong, first?.aim.kind)}`.slice(
      0,
      250,
    ),
    steps:
      last && last.expectedResult === ''
        ? [...steps.slice(0, -1), { ...last, expectedResult: expected }]
        : steps,
    claims,
    outcome: {
      expected,
      oracle: 'stated',
      checkable: true,
      requirementId: stated[0] ?? first?.requirementId ?? '',
      alsoTests: stated.slice(1),
    },
    preconditions: [],
    types: boundary
      ? ['boundary', wrong ? 'negative' : 'functional', 'regression']
      : wrong
        ? ['negative', 'functional', 'regression']
        : ['functional', 'e2e', 'regression'],
    tags: [wrong ? 'negative' : 'positive', 'steps'],
    testCondition: words.slice(0, 8).join('; '),
    manual: [...(wizard.doubt === undefined ? [] : [wizard.doubt]), ...unreadOnTheWay(wizard, steps)],
  }
}

/** What stands in the way of leaving the steps that the case leaves, as far as it was not understood. */
function unreadOnTheWay({ unread, steps: all }: Wizard, steps: StepDraft[]): string[] {
  const onward = new Set(all.map(({ onward: button }) => `Click the "${button?.text ?? ''}" button`))
  const left = steps.filter(({ action }) => onward.has(action)).length
  return unread
    .filter(({ step }) => step <= left)
    .map(({ step, text }) => `a sentence about step ${step} was not understood: ${text}`)
}

function titleOf(words: string[], wrong: boolean, kind: WizardItem['aim']['kind'] | undefined): string {
  const spoken =
    words.length > 3 ? `${words.slice(0, 3).join(', ')} (and ${words.length - 3} more)` : words.join(' and ')
  if (kind !== 'value') return spoken
  return wrong ? `refused when ${spoken}` : `accepted when ${spoken}`
}
