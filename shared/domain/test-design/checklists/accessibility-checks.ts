import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen } from '../model.ts'
import type { Check } from './check-types.ts'

interface Criterion {
  name: 'labels' | 'keyboard' | 'error text' | 'images' | 'page title'
  basis: string
  words: string
  /** Words of a sentence that asks for this criterion; one that asks for the whole standard asks for each. */
  stated: RegExp
  /** What is expected of the page as it is opened. */
  expected?: string
}

const standard = /\bWCAG\b/

const criteria: Criterion[] = [
  {
    name: 'labels',
    basis: 'WCAG 2.2, 1.3.1 Info and Relationships, 3.3.2 Labels or Instructions, 4.1.2 Name, Role, Value',
    words: 'each input is found by its label',
    stated: /\blabels?\b|\baccessible name\b/i,
  },
  {
    name: 'keyboard',
    basis: 'WCAG 2.2, 2.1.1 Keyboard, 2.4.3 Focus Order',
    words: 'the Tab key reaches the inputs in the order of the text',
    stated: /\bkeyboard\b|\bfocus order\b/i,
  },
  {
    name: 'error text',
    basis: 'WCAG 2.2, 3.3.1 Error Identification',
    words: 'an input error is told in text',
    stated: /\berror messages?\b.*\b(?:text|screen reader|announced)\b/i,
  },
  {
    name: 'images',
    basis: 'WCAG 2.2, 1.1.1 Non-text Content',
    words: 'each image has an alternative text',
    stated:
      /\b(?:images?|pictures?|icons?|graphics?|photos?)\b.*\b(?:alternative texts?|text alternatives?|alt(?:-| )?texts?|alt attributes?)\b/i,
    expected: 'Every image has an alternative text',
  },
  {
    name: 'page title',
    basis: 'WCAG 2.2, 2.4.2 Page Titled',
    words: 'the page has a title',
    stated:
      /\b(?:every|each|all|the) (?:web )?pages? (?:has|have|(?:must|shall|should) have) (?:a|its own|an? [a-z]+|their own|meaningful|descriptive) (?:page )?titles?\b/i,
    expected: 'The page title is not empty',
  },
]

/** WCAG success criteria that a browser run can check, for every form, or once for the page that holds it. Stated where the text asks for them, else inferred. */
export function accessibilityChecks(screens: Screen[], sentences: ReadSentence[]): Check[] {
  const asked = criteria.map((one) => ({ one, stating: statingOf(one, sentences) }))
  const pages = screens.filter(
    ({ address }, at) => screens.findIndex((other) => other.address === address) === at,
  )
  return screens.flatMap((screen) =>
    asked.flatMap(({ one, stating }) =>
      fits(screen, one) && (one.expected === undefined || pages.includes(screen))
        ? [about(screen, one, stating)]
        : [],
    ),
  )
}

function statingOf({ stated }: Criterion, sentences: ReadSentence[]): ReadSentence | undefined {
  const asking = sentences.filter(
    ({ kind, facts }) =>
      kind === 'requirement' && !facts.some((fact) => fact.kind === 'field' || fact.kind === 'message'),
  )
  return asking.find(({ text }) => stated.test(text)) ?? asking.find(({ text }) => standard.test(text))
}

/** Dates and times are several stops of the Tab key; an error needs an answer that the text states. */
function fits({ parameters, messages }: Screen, { name }: Criterion): boolean {
  if (parameters.length === 0) return false
  if (name === 'keyboard')
    return (
      parameters.length > 1 &&
      parameters.every(
        ({ constraints: { temporal, format, control } }) =>
          !temporal && format !== 'date' && format !== 'time' && control !== 'radio',
      )
    )
  if (name === 'error text') return messages.length > 0 || parameters.some((one) => one.messages.length > 0)
  return true
}

function about(
  screen: Screen,
  { name, basis, words, expected }: Criterion,
  stating: ReadSentence | undefined,
): Check {
  const last = screen.parameters.at(-1)?.label ?? ''
  return {
    id: `${name} ${screen.id}`,
    requirementId: stating?.requirementId ?? screen.parameters[0]?.origins[0] ?? '',
    name,
    category: 'accessibility',
    oracle: stating ? 'stated' : 'inferred',
    basis: stating ? `${stating.text} (${basis})` : basis,
    words: `${screen.name}: ${words}`,
    expected: expected ?? `The "${last}" field is focused`,
    screenId: screen.id,
    given: [],
    actions: [],
    alsoTests: [],
  }
}
